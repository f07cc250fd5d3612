import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { MAX_OPEN_BOOKINGS } from '@otosafi/domain/booking/booking'
import { MAX_OPEN_VISITS } from '@otosafi/domain/visits/visit'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo, mailsIn } from '../../testing/sent-messages.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld, TERMS_VERSION } from '../bookings/testing/booking-world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NUMBER = '+212677889900'

withDatabase('where messages go', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  /** Verifies a telephone number, as anybody can who holds it. */
  const verifyNumber = async (destination: string) => {
    const asked = await post(world.server, '/auth/otp', { channel: 'phone', destination })
    const { code } = await lastMessageTo(database, destination)
    const verification = { channel: 'phone', destination, proofId: asked.body.proofId }
    expect((await post(world.server, '/auth/otp/verify', { ...verification, code })).status).toBe(204)
    return verification
  }
  const verifyAddress = async () => {
    const { email, proofId } = await world.newGuest()
    return { channel: 'email', destination: email, proofId }
  }
  const freeSlot = async (car: string): Promise<string> => {
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    return slots.findLast(({ free }: { free: boolean }) => free).id
  }
  const visit = async (guest: object) => {
    const car = await world.newCar()
    return post(world.server, '/visits', { car, slot: await freeSlot(car), ...guest })
  }
  const mailsTo = async (to: string, reference: string) =>
    (await mailsIn(database)).filter((mail) => mail.to === to && mail.text.includes(reference))
  const eventsOf = async (kind: 'booking' | 'visit', reference: string) => {
    const { rows } = await database.pool.query(
      `select e.action, e.actor, e.state from ${kind}_events e join ${kind}s b on b.edition = e.edition
        and b.id = e.${kind}_id where b.reference = $1 order by e.version`,
      [reference],
    )
    return rows
  }

  describe.each([
    ['booking', async (guest: object) => world.book(await world.newCar(), guest), MAX_OPEN_BOOKINGS],
    ['visit', visit, MAX_OPEN_VISITS],
  ] as const)('of a %s', (kind, make, most) => {
    const change = (id: string, body: object) => post(world.server, `/${kind}s/${id}/contact`, body)

    it('is another address once that is verified; both get a message, the team too, and later ones are sent there', async () => {
      const guest = await world.newGuest()
      const { body } = await make(guest)
      expect(body.contact).toEqual({ channel: 'email', hint: expect.stringContaining('***'), changeable: true })
      expect(JSON.stringify(body.contact)).not.toContain(guest.email)
      const to = await verifyAddress()
      world.server.time.now += 1000
      const changed = await change(body.id, to)
      expect(changed).toMatchObject({ status: 200, body: { contact: { channel: 'email', changeable: true } } })
      // A request that came twice.
      expect((await change(body.id, to)).body).toEqual(changed.body)
      expect((await eventsOf(kind, body.reference)).slice(1)).toEqual([
        { action: 'changeContact', actor: 'visitor', state: 'requested' },
      ])

      const [former] = (await mailsTo(guest.email, body.reference)).slice(-1)
      expect(former?.text).toContain(`/${kind}s/${body.id}`)
      expect(former?.text).not.toContain(to.destination)
      expect(await mailsTo(to.destination, body.reference)).toHaveLength(1)
      const team = (await mailsTo('hello@otosafi.ma', body.reference)).at(-1)
      expect(team).toMatchObject({ replyTo: to.destination, text: expect.stringContaining(to.destination) })

      const before = await mailsTo(guest.email, body.reference)
      world.server.time.now += 1000
      expect((await world.server.send('ma', `/api/${kind}s/${body.id}/cancel`, { method: 'POST' })).status).toBe(200)
      expect(await mailsTo(guest.email, body.reference)).toEqual(before)
      expect(await mailsTo(to.destination, body.reference)).toHaveLength(2)
    })

    it('is a number from then on, which the team can call', async () => {
      const guest = await world.newGuest()
      const { body } = await make(guest)
      const to = await verifyNumber(kind === 'booking' ? NUMBER : '+212677889901')
      world.server.time.now += 1000
      expect((await change(body.id, { ...to, destination: to.destination.replace('+212', '0') })).body.contact).toEqual(
        {
          channel: 'phone',
          hint: `•••• ${to.destination.slice(-4)}`,
          changeable: true,
        },
      )
      expect((await lastMessageTo(database, to.destination)).text).toContain(body.reference)
      const team = (await mailsTo('hello@otosafi.ma', body.reference)).at(-1)
      expect(team?.text).toContain(to.destination)
    })

    it('stays where it is without a fresh verification of the very thing', async () => {
      const { body } = await make(await world.newGuest())
      const to = await verifyAddress()
      expect(await change(body.id, { ...to, destination: 'other@example.org' })).toMatchObject({
        status: 422,
        body: { errors: [{ path: '/body/destination', code: 'notVerified' }] },
      })
      expect(await change(body.id, { ...to, proofId: randomUUID() })).toMatchObject({ status: 410 })
      expect((await change('A'.repeat(43), to)).status).toBe(404)
      world.server.time.now += 31 * MINUTE
      expect(await change(body.id, to)).toMatchObject({ status: 410, body: { code: 'otp_expired' } })
      expect(await eventsOf(kind, body.reference)).toHaveLength(1)
    })

    it('changes no more once it is over', async () => {
      const { body } = await make(await world.newGuest())
      world.server.time.now += 15 * DAY
      const to = await verifyAddress()
      expect(await change(body.id, to)).toMatchObject({ status: 409, body: { code: 'conflict' } })
      const { contact } = (await world.server.send('ma', `/api/${kind}s/${body.id}`)).body
      expect(contact.changeable).toBe(false)
    })

    it('changes five times, and the page asks for no other one then', async () => {
      const { body } = await make(await world.newGuest())
      for (let times = 1; times <= 5; times += 1) {
        world.server.time.now += 1000
        const changed = await change(body.id, await verifyAddress())
        expect(changed).toMatchObject({ status: 200, body: { contact: { changeable: times < 5 } } })
      }
      expect(await change(body.id, await verifyAddress())).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(await eventsOf(kind, body.reference)).toHaveLength(6)
    })

    it('is not whom as many reach as a person may have; one of theirs changes between their own contacts', async () => {
      const other = await world.newGuest()
      const phone = kind === 'booking' ? '+212677889902' : '+212677889903'
      await addUser(database, { email: other.email, phone })
      const made: { id: string }[] = []
      while (made.length < most) made.push((await make(other)).body)
      const { body } = await make(await world.newGuest())
      const number = await verifyNumber(phone)
      for (const to of [{ channel: 'email', destination: other.email, proofId: other.proofId }, number])
        expect(await change(body.id, to)).toMatchObject({ status: 409, body: { code: 'too_many_open' } })
      expect(await eventsOf(kind, body.reference)).toHaveLength(1)
      expect(await change(made[0]?.id ?? '', number)).toMatchObject({
        status: 200,
        body: { contact: { channel: 'phone' } },
      })
    })

    it('changes for an account too, whose own contacts stay', async () => {
      const email = `user-of-${kind}@example.org`
      await addUser(database, { email })
      const session = { identifier: email, password: PASSWORD, session: 'cookie' }
      const headers = { cookie: cookieHeader(await post(world.server, '/auth/login', session)) }
      const { proofId, ...details } = await world.newGuest()
      const car = await world.newCar()
      const wish = kind === 'visit' ? { slot: await freeSlot(car) } : { termsVersion: TERMS_VERSION }
      const made = await post(world.server, `/${kind}s`, { car, ...wish, ...details }, { headers })
      const to = await verifyAddress()
      expect((await change(made.body.id, to)).status).toBe(200)
      const user = await world.server.send('ma', '/api/profile', { headers })
      expect(user.body.email).toBe(email)
      const own = await world.server.send('ma', '/api/profile/bookings', { headers })
      expect(own.body[`${kind}s`]).toMatchObject([{ reference: made.body.reference }])
    })
  })
})
