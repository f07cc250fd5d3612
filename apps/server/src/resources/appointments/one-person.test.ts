import { beforeAll, describe, expect, it } from 'vitest'

import { MAX_OPEN_BOOKINGS } from '@otosafi/domain/booking/booking'
import { MAX_OPEN_VISITS } from '@otosafi/domain/visits/visit'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

withDatabase('who has an account with a number and an address', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const byNumber = async (phone: string) => {
    const asked = await post(world.server, '/auth/otp', { channel: 'phone', destination: phone })
    const { proofId } = asked.body
    const { code } = await lastMessageTo(database, phone)
    const proof = { channel: 'phone', destination: phone, proofId, code }
    expect((await post(world.server, '/auth/otp/verify', proof)).status).toBe(204)
    return { fullName: 'Salma Bennani', phone, proofId, consent: true }
  }
  const visit = async (guest: object, options = {}) => {
    const car = await world.newCar()
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    const slot = slots.findLast(({ free }: { free: boolean }) => free).id
    return post(world.server, '/visits', { car, slot, ...guest }, options)
  }
  const book = async (guest: object, options = {}) => world.book(await world.newCar(), guest, options)

  describe.each([
    ['bookings', book, MAX_OPEN_BOOKINGS, '+212661000001'],
    ['visits', visit, MAX_OPEN_VISITS, '+212661000002'],
  ] as const)('has as many %s as one person', (_, make, most, phone) => {
    it('signed in, by the number and by the address, one after the other and at once', async () => {
      const guest = await world.newGuest()
      await addUser(database, { email: guest.email, phone })
      const session = { identifier: guest.email, password: PASSWORD, session: 'cookie' }
      const cookie = cookieHeader(await post(world.server, '/auth/login', session))
      const own = { fullName: 'Salma Bennani', phone, consent: true }
      const numbered = await byNumber(phone)
      for (let made = 1; made < most; made += 1) expect((await make(own, { headers: { cookie } })).status).toBe(201)
      const answers = await Promise.all([make(numbered), make(guest)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      for (const answer of [await make(numbered), await make(guest), await make(own, { headers: { cookie } })])
        expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_open' } })
    })
  })
})
