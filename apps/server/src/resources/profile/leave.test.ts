import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf } from '../../testing/http-request.ts'
import { putForm, textPart } from '../../testing/multipart.ts'
import { post } from '../../testing/post.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { SOLD } from '../sales/testing/sale-world.ts'

const NAME = 'Leila Leaving'
const PHONE = '+212661987654'

withDatabase('leaving', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const signIn = async (email: string) => {
    const { body } = await post(world.server, '/auth/login', { identifier: email, password: PASSWORD })
    return { authorization: `Bearer ${body.authToken}` }
  }
  const leave = (headers: Record<string, string>, password = PASSWORD) =>
    post(world.server, '/profile/deletion', { password }, { headers })
  const get = async (path: string, headers: Record<string, string>) =>
    (await world.server.send('ma', `/api${path}`, { headers })).body

  it('takes nothing of an address or number that was never verified: it is somebody else’s', async () => {
    const email = 'names-a-victim@example.org'
    const victim = 'victim@example.org'
    await addUser(database, { email })
    const contact = { channel: 'email', destination: victim }
    const { proofId } = (await post(world.server, '/auth/otp', contact)).body
    const { code } = (await messagesTo(database, victim)).at(-1) ?? { code: '' }
    const wrong = code === '00000' ? '11111' : '00000'
    for (let i = 0; i < 2; i++) await post(world.server, '/auth/otp/verify', { ...contact, proofId, code: wrong })
    const known = () =>
      database.kysely
        .selectFrom('contact_destinations')
        .select(['sent_at', 'wrong_at'])
        .where('destination', '=', victim)
        .execute()
    const before = await known()
    expect(before).toEqual([{ sent_at: [expect.anything()], wrong_at: [expect.anything(), expect.anything()] }])
    const headers = await signIn(email)
    await world.server.send('ma', '/api/profile', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: victim, currentPassword: PASSWORD }),
    })
    expect(codeOf(await leave(headers))).toBe(200)
    expect(await known()).toEqual(before)
    expect(await messagesTo(database, victim)).toHaveLength(1)
    expect(codeOf(await post(world.server, '/auth/otp', { ...contact, proofId }))).toBe('429 rate_limited')
    expect(codeOf(await post(world.server, '/auth/otp/verify', { ...contact, proofId, code }))).toBe(204)
  })

  it('allows no more codes and guesses once the account is deleted', async () => {
    const email = 'comes-again@example.org'
    await addUser(database, { email })
    const contact = { channel: 'email', destination: email }
    await post(world.server, '/auth/otp', contact)
    expect(codeOf(await leave(await signIn(email)))).toBe(200)
    expect(codeOf(await post(world.server, '/auth/otp', contact))).toBe('429 rate_limited')
  })

  it('asks for the password, and leaves nothing of who it was: requests, bookings, visits, sales, waits', async () => {
    const email = 'leila.leaving@example.org'
    const id = await addUser(database, { email, phone: PHONE })
    const headers = await signIn(email)
    const as = { headers, address: '198.51.100.7' }
    const person = { fullName: NAME, phone: PHONE, consent: true }
    const taken = await world.newCar()
    const [booked, visited] = [await world.newCar(), await world.newCar()]
    const guest = await world.newGuest()
    await world.book(taken, guest)

    const asked = { name: NAME, phone: PHONE, consent: true }
    const [slot] = (await get(`/visit-slots?car=${visited}&days=14`, {})).slots
    const sold = { ...SOLD, fullName: NAME, phone: PHONE, email }
    const answers = [
      await post(world.server, '/callbacks', { ...asked, message: 'At noon' }, as),
      await post(world.server, '/questions', { message: `I am ${NAME}`, email, consent: true }),
      await world.book(booked, person, { headers }),
      await post(world.server, '/visits', { car: visited, slot: slot.id, ...person }, { headers }),
      await world.server.send('ma', '/api/selling-cars', {
        ...putForm(
          Object.entries(sold).map(([name, value]) => textPart(name, value)),
          { 'idempotency-key': randomUUID(), ...headers },
        ),
        method: 'POST',
      }),
      await post(world.server, `/cars/${taken}/waits`, { email, consent: true }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 202])
    const askedAt = new Date(world.server.time.now).toISOString()
    world.server.time.now += 120_000
    await post(world.server, '/auth/otp', { channel: 'phone', destination: PHONE })
    await post(world.server, '/auth/forgot-password', { identifier: email })
    world.server.time.now += 120_000
    await post(world.server, '/subscribers', { email, consent: true })

    const { carWaits, newsletter } = await get('/profile/export', headers)
    expect(carWaits).toEqual([{ car: taken, consentedAt: askedAt, confirmedAt: null }])
    expect(newsletter).toEqual({
      state: 'pending',
      consentedAt: new Date(world.server.time.now).toISOString(),
      confirmedAt: null,
      unsubscribedAt: null,
      preferences: { frequency: 'weekly', topics: [], language: 'fr' },
    })

    const { rowCount: notes } = await database.pool.query(
      `insert into request_notes (edition, request_id, staff_id, text, at)
       select edition, id, $1, $2, now() from requests where fields->>'name' = $3`,
      [randomUUID(), `${NAME} has called back`, NAME],
    )
    expect(notes).toBeGreaterThan(0)

    const refused = await leave(headers, 'wrong horse')
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, '/body/password'])
    expect((await get('/profile', headers)).id).toBe(id)
    const { status, body } = await leave(headers)
    expect([status, body.kept]).toEqual([200, []])
    await world.server.uploads.settled()
    expect((await get('/profile', headers)).code).toBe('unauthorized')

    // Notifications of the team are sent at once, and gone then.
    await database.pool.query(`delete from outbox where message->>'to' = 'hello@otosafi.ma'`)
    const { rows: tables } = await database.pool.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { table_name: table } of tables) {
      const { rows } = await database.pool.query(
        `select t::text as row from "${table}" as t where t::text ilike any ($1)`,
        [[id, email, NAME, PHONE.slice(-9)].map((each) => `%${each}%`)],
      )
      // Links are hashes of secrets, whose subject says nothing once the account is gone. Limits count for a day.
      if (table !== 'link_tokens' && table !== 'contact_destinations') expect(rows, table).toEqual([])
    }
  })
})
