import { beforeAll, describe, expect, it } from 'vitest'

import type { Calendar } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { eventually } from '@otosafi/vitest/eventually'

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
    world = await openBookingWorld(database, { follow: true })
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
        isOpen: true,
      }),
    ])
    expect(calendar.stores.map(({ id }) => id)).toContain(slot.store.id)
    const open = first?.places.find(({ store }) => store === slot.store.id)
    expect(open?.places).toBeGreaterThan(10)
    expect(calendar.days.slice(1).flatMap(({ appointments }) => appointments)).toEqual([])
  })

  it('names who comes for a service, too', async () => {
    const { slots } = (await world.server.send('ma', '/api/service-slots?days=14')).body
    const slot = slots.findLast(({ free }: { free: boolean }) => free)
    const { status, body: request } = await post(world.server, '/diagnostic-requests', {
      brand: 'Kia',
      model: 'Rio',
      city: 'Fès',
      symptoms: 'Voyant moteur',
      slot: slot.id,
      fullName: 'Salma Bennani',
      phone: '06 61 23 45 67',
      consent: true,
    })
    expect(status, JSON.stringify(request)).toBe(201)
    const [day] = ((await read(`?from=${slot.startsAt.slice(0, 10)}`)).body as Calendar).days
    expect(day?.appointments).toContainEqual(
      expect.objectContaining({ kind: 'request', reference: request.reference, about: null, from: 'Salma Bennani' }),
    )
  })

  it('knows holidays, on which nobody is open', async () => {
    const { days } = (await read('?from=2027-01-01')).body as Calendar
    expect(days[0]).toEqual({ day: '2027-01-01', isHoliday: true, special: [], places: [], appointments: [] })
    expect(days.find(({ day }) => day === '2027-01-04')?.isHoliday).toBe(false)
  })

  it('begins today, and is that of one’s own editions alone', async () => {
    const { days } = (await read()).body as Calendar
    expect(days[0]?.day).toBe(new Date(world.server.time.now).toISOString().slice(0, 10))
    expect((await read('', ['ma'], 'coza')).status).toBe(404)
    expect((await read('?from=today')).status).toBe(422)
  })

  describe('on a day that a showroom is closed or open for shorter', () => {
    const slotsOf = async (car: string, day: string, store: string) => {
      const { body } = await world.server.send('ma', `/api/visit-slots?car=${car}&from=${day}&days=1`)
      return (body.slots as { id: string; startsAt: string; store: { id: string } }[]).filter(
        (slot) => slot.store.id === store,
      )
    }
    const manager = () => employ(database, new Date(world.server.time.now), 'manager', ['ma'])
    const set = async (
      store: string,
      day: string,
      hours: { opens: string; closes: string } | null,
      { former = 'usual', ...until }: { former?: string; until?: string } = {},
    ) =>
      sendOffice(world.server, (await manager()).cookie, `/calendar/ma/${store}/${day}`, {
        method: 'PUT',
        body: { hours, former, ...until },
      })
    const clear = async (store: string, day: string, former = 'closed', until = day) =>
      sendOffice(
        world.server,
        (await manager()).cookie,
        `/calendar/ma/${store}/${day}?former=${former}&until=${until}`,
        {
          method: 'DELETE',
        },
      )

    /** A car, and a day ahead with its slots at a showroom. */
    async function openDay(ahead: number) {
      const car = await world.newCar()
      const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
      const days = [...new Set((slots as { startsAt: string }[]).map(({ startsAt }) => startsAt.slice(0, 10)))]
      const day = days.at(ahead) ?? ''
      const store = slots.find(({ startsAt }: { startsAt: string }) => startsAt.startsWith(day)).store.id as string
      return { car, day, store, slots: await slotsOf(car, day, store) }
    }
    const visit = async (car: string, slot: string) =>
      post(world.server, '/visits', { car, slot, ...(await world.newGuest()) })

    it('offers visitors nothing of a closed day, and takes no visit there', async () => {
      const { car, day, store, slots } = await openDay(3)
      expect(slots.length).toBeGreaterThan(3)
      expect((await set(store, day, null)).status).toBe(204)
      expect(await slotsOf(car, day, store)).toEqual([])
      const refused = await visit(car, slots[1]?.id ?? '')
      expect([refused.status, refused.body.code]).toEqual([409, 'slot_not_available'])
      const daysOf = async () => {
        const { stores } = (await world.server.send('ma', '/api/stores')).body
        return stores.find(({ id }: { id: string }) => id === store).specialDays as unknown[]
      }
      await eventually(async () => expect(await daysOf()).toEqual([{ day, hours: null }]))
      const [shown] = ((await read(`?from=${day}`)).body as Calendar).days
      expect(shown?.special).toEqual([{ store, hours: null }])
      expect(shown?.places.map((each) => each.store)).not.toContain(store)

      expect((await clear(store, day)).status).toBe(204)
      // Once more for an answer that was lost.
      expect((await clear(store, day)).status).toBe(204)
      expect(await slotsOf(car, day, store)).toEqual(slots)
      await eventually(async () => expect(await daysOf()).toEqual([]))
      expect((await visit(car, slots[1]?.id ?? '')).status).toBe(201)
    })

    it('is so on all days until another one, each of which is written down, and on no other', async () => {
      const { store } = await openDay(1)
      const specialOf = async () => {
        const { days } = (await read('?from=2027-02-27')).body as Calendar
        return days.filter(({ special }) => special.some((each) => each.store === store)).map(({ day }) => day)
      }
      expect((await set(store, '2027-02-27', null, { until: '2027-03-01' })).status).toBe(204)
      expect(await specialOf()).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
      const { body } = await sendOffice(world.server, (await manager()).cookie, '/audit?edition=ma')
      const subjects = body.entries.slice(0, 3).map((entry: { subject: string }) => entry.subject)
      expect(subjects.toSorted()).toEqual([`${store} 2027-02-27`, `${store} 2027-02-28`, `${store} 2027-03-01`])

      const refused = async (until: string) => (await set(store, '2027-02-27', null, { until })).body.errors
      expect(await refused('2027-02-26')).toMatchObject([{ path: '/body/until', code: 'endsBeforeItBegins' }])
      expect(await refused('2027-04-29')).toMatchObject([{ path: '/body/until', code: 'numberBetween' }])
    })

    it('is as usual again on all days until another one, of which those are written down that were not', async () => {
      const { store } = await openDay(1)
      const specialOf = async () => {
        const { days } = (await read('?from=2027-03-08')).body as Calendar
        return days.filter(({ special }) => special.some((each) => each.store === store)).map(({ day }) => day)
      }
      expect((await set(store, '2027-03-09', null, { until: '2027-03-12' })).status).toBe(204)
      for (const until of ['2027-03-08', '2027-05-09'])
        expect((await clear(store, '2027-03-09', 'closed', until)).body.errors).toMatchObject([
          { path: '/query/until' },
        ])
      expect((await clear(store, '2027-03-09', '10:00-12:00', '2027-03-11')).status).toBe(409)
      expect(await specialOf()).toEqual(['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'])
      expect((await clear(store, '2027-03-10', 'closed', '2027-03-10')).status).toBe(204)

      expect((await clear(store, '2027-03-09', 'closed', '2027-03-11')).status).toBe(204)
      expect(await specialOf()).toEqual(['2027-03-12'])
      const { body } = await sendOffice(world.server, (await manager()).cookie, '/audit?edition=ma')
      const subjects = body.entries.slice(0, 7).map((entry: { subject: string }) => entry.subject)
      const days = ['09', '09', '10', '10', '11', '11', '12']
      expect(subjects.toSorted()).toEqual(days.map((day) => `${store} 2027-03-${day}`))
    })

    it('is opened on a Sunday or a holiday by that day alone, and by no stretch of shorter days', async () => {
      const { store } = await openDay(1)
      const hours = { opens: '10:00', closes: '12:00' }
      const placesOn = async (day: string) => {
        const [shown] = ((await read(`?from=${day}`)).body as Calendar).days
        return shown?.places.find((each) => each.store === store)?.places ?? 0
      }
      // A Sunday, and New Year.
      for (const day of ['2027-01-03', '2027-01-01']) {
        expect(await placesOn(day)).toBe(0)
        expect((await set(store, day, hours)).status).toBe(204)
        expect(await placesOn(day)).toBeGreaterThan(0)
      }
      expect((await set(store, '2027-01-16', hours, { until: '2027-01-18' })).status).toBe(204)
      expect([await placesOn('2027-01-17'), (await placesOn('2027-01-18')) > 0]).toEqual([0, true])
    })

    it('keeps the times of a shorter day that fit, where they were', async () => {
      const { car, day, store, slots } = await openDay(4)
      expect((await set(store, day, { opens: '10:00', closes: '12:00' })).status).toBe(204)
      const left = await slotsOf(car, day, store)
      expect(left.length).toBeGreaterThan(0)
      expect(left.length).toBeLessThan(slots.length)
      expect(slots).toEqual(expect.arrayContaining(left))
    })

    it('is as the first of two managers said who change it at once, until the other has seen that', async () => {
      const { store } = await openDay(1)
      const day = '2027-02-09'
      const [shorter, longer] = [
        { opens: '10:00', closes: '12:00' },
        { opens: '10:00', closes: '17:00' },
      ]
      const statuses = await Promise.all([set(store, day, shorter), set(store, day, null)])
      expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
      const specialNow = async () => ((await read(`?from=${day}`)).body as Calendar).days[0]?.special
      const isClosed = statuses[0].status === 409
      expect(await specialNow()).toEqual([{ store, hours: isClosed ? null : shorter }])
      const former = isClosed ? 'closed' : '10:00-12:00'
      // The second time for an answer that was lost.
      for (const each of [former, former]) expect((await set(store, day, longer, { former: each })).status).toBe(204)
      expect((await clear(store, day, former)).status).toBe(409)
      expect(await specialNow()).toEqual([{ store, hours: longer }])
      expect((await clear(store, day, '10:00-17:00')).status).toBe(204)
    })

    it('tells apart who comes then already, until the appointment is moved or cancelled', async () => {
      const { car, day, store, slots } = await openDay(5)
      const { body: made } = await visit(car, slots[1]?.id ?? '')
      await set(store, day, null)
      const seen = (await read(`?from=${day}`)).body as Calendar
      const coming = { reference: made.reference, store, isOpen: false }
      expect(seen.days[0]?.appointments).toMatchObject([coming])
      // Wherever the calendar is opened.
      expect(((await read()).body as Calendar).unsettled).toMatchObject([coming])
      const path = `/cases/visit/ma/${made.reference}`
      const { cookie } = await manager()
      const { event } = (await sendOffice(world.server, cookie, path)).body
      const body = { action: 'cancel', reason: 'The showroom is closed.', typed: {}, event }
      expect((await sendOffice(world.server, cookie, `${path}/acts`, { body })).status).toBe(200)
      expect(((await read()).body as Calendar).unsettled).toEqual([])
    })

    it('is said by a manager, of a showroom, a day to come and hours that are some, and is written down', async () => {
      const { day, store } = await openDay(6)
      expect((await set('nowhere', day, null)).status).toBe(404)
      expect((await set(store, '2020-01-01', null)).status).toBe(422)
      expect((await set(store, day, { opens: '12:00', closes: '12:00' })).status).toBe(422)
      const { cookie } = await employ(database, new Date(world.server.time.now), 'agent', ['ma'])
      const asked = { method: 'PUT', body: { hours: null, former: 'usual' } }
      expect((await sendOffice(world.server, cookie, `/calendar/ma/${store}/${day}`, asked)).status).toBe(403)
      await set(store, day, null)
      await set(store, day, { opens: '10:00', closes: '12:00' }, { former: 'closed' })
      const { body } = await sendOffice(world.server, (await manager()).cookie, '/audit?edition=ma')
      expect(body.entries[0]).toMatchObject({
        operation: 'setStoreDay',
        subject: `${store} ${day}`,
        before: { opens: null, closes: null },
        after: { opens: '10:00', closes: '12:00' },
      })
    })
  })
})
