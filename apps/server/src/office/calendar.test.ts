import { beforeAll, expect, it } from 'vitest'

import type { Calendar } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { openBookingWorld } from '../resources/bookings/testing/booking-world.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import { employ } from './testing/employ.ts'

withDatabase('the calendar of the showrooms', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const read = async (query = '', editions: EditionId[] = ['ma'], edition = 'ma') => {
    const { cookie } = await employ(database, new Date(world.server.time.now), 'agent', editions)
    return sendOffice(world.server, cookie, `/calendar/${edition}${query}`)
  }

  it('has who comes on which day to which showroom, and how many could', async () => {
    const car = await world.newCar()
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    const slot = slots.findLast(({ free }: { free: boolean }) => free)
    const { status, body: visit } = await post(world.server, '/visits', {
      car,
      slot: slot.id,
      ...(await world.newGuest()),
    })
    expect(status, JSON.stringify(visit)).toBe(201)
    const day = slot.startsAt.slice(0, 10)

    const { body } = await read(`?from=${day}`)
    const calendar = body as Calendar
    expect(calendar.timeZone).toBe('Africa/Casablanca')
    expect(calendar.days).toHaveLength(7)
    const [first] = calendar.days
    expect(first?.day).toBe(day)
    expect(first?.appointments).toEqual([
      expect.objectContaining({
        store: slot.store.id,
        startsAt: slot.startsAt,
        kind: 'visit',
        reference: visit.reference,
        isConfirmed: false,
      }),
    ])
    expect(calendar.stores.map(({ id }) => id)).toContain(slot.store.id)
    const open = first?.places.find(({ store }) => store === slot.store.id)
    expect(open?.places).toBeGreaterThan(10)
    expect(calendar.days.slice(1).flatMap(({ appointments }) => appointments)).toEqual([])
  })

  it('knows holidays, on which nobody is open', async () => {
    const { days } = (await read('?from=2027-01-01')).body as Calendar
    expect(days[0]).toEqual({ day: '2027-01-01', isHoliday: true, places: [], appointments: [] })
    expect(days.find(({ day }) => day === '2027-01-04')?.isHoliday).toBe(false)
  })

  it('begins today, and is that of one’s own editions alone', async () => {
    const { days } = (await read()).body as Calendar
    expect(days[0]?.day).toBe(new Date(world.server.time.now).toISOString().slice(0, 10))
    expect((await read('', ['ma'], 'coza')).status).toBe(404)
    expect((await read('?from=today')).status).toBe(422)
  })
})
