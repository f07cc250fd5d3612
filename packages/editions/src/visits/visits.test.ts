import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { remindersOf } from '@otosafi/domain/visits/reminders'
import { isWithinReach, slotsOf } from '@otosafi/domain/visits/slots'

import { ma, maCountry } from '../facts/ma.ts'
import { isHoliday } from '../holidays/is-holiday.ts'
import { instantOf, localTime } from '../time/local-time.ts'
import { isStoreOpenThroughout, slotsOfStore, wallClockOf } from './slots-of-store.ts'

const HOUR = 3_600_000
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '09:00', closes: '12:15' }))
const at = (text: string) => Date.parse(text)
const starts = (slots: readonly { startsAt: number }[]) => slots.map(({ startsAt }) => new Date(startsAt).toISOString())

describe('the slots of a showroom', () => {
  it('are of 45 minutes, whole ones only, in the time of the place', () => {
    // Four of 45 minutes fit into 9:00 to 12:15, and a quarter of an hour is left. Casablanca is an hour ahead of UTC.
    expect(starts(slotsOfStore(WEEK, ma, { from: '2026-06-02', days: 1 }))).toEqual([
      '2026-06-02T08:00:00.000Z',
      '2026-06-02T08:45:00.000Z',
      '2026-06-02T09:30:00.000Z',
      '2026-06-02T10:15:00.000Z',
    ])
  })

  it.each([
    // The clocks went back on 15 February 2026 for Ramadan, forward on 22 March after it, and on 20 September to UTC for good.
    ['2026-02-14', '08:00'],
    ['2026-02-15', '09:00'],
    ['2026-03-19', '09:00'],
    ['2026-03-22', '08:00'],
    ['2026-09-19', '08:00'],
    ['2026-09-20', '09:00'],
    ['2027-02-06', '09:00'],
    ['2027-02-08', '09:00'],
  ])('follow the clock of Morocco, of Ramadan and of every year: nine o’clock on %s is %s in UTC', (from, expected) => {
    expect(starts(slotsOfStore(WEEK, ma, { from, days: 1 }))[0]?.slice(11, 16)).toBe(expected)
  })

  it('leave out the hour that summer time skips, and count the one that comes twice once', () => {
    const zone = 'Europe/Paris'
    const wallClock = {
      localTime: (each: number) => localTime(each, zone),
      instantOf: (each: number) => instantOf(each, zone),
    }
    const hours = [{ day: 7, opens: '01:00', closes: '04:00' }]
    const of = (from: string) => slotsOf({ hours, wallClock, isHoliday: () => false, special: [], from, days: 1 })
    const local = (from: string) =>
      of(from).map(({ startsAt }) => localTime(startsAt, zone).toISOString().slice(11, 16))
    expect(local('2026-03-22')).toEqual(['01:00', '01:45', '02:30', '03:15'])
    expect(local('2026-03-29')).toEqual(['01:00', '01:45', '03:15'])
    expect(local('2026-10-25')).toEqual(['01:00', '01:45', '02:30', '03:15'])
  })

  it('are none on a closed day, and those that fit on a shorter one, where they were', () => {
    const day = '2026-06-02'
    const of = (hours: { opens: string; closes: string } | null, on = day) =>
      starts(slotsOfStore(WEEK, ma, { from: day, days: 1, special: [{ day: on, hours }] })).map((each) =>
        each.slice(11, 16),
      )
    expect(of(null)).toEqual([])
    expect(of({ opens: '09:15', closes: '11:30' })).toEqual(['08:45', '09:30'])
    // Longer than its hours of that day it is never open.
    expect(of({ opens: '07:00', closes: '20:00' })).toEqual(['08:00', '08:45', '09:30', '10:15'])
    expect(of(null, '2026-06-03')).toHaveLength(4)
  })

  it('are those of a Sunday or a holiday that is opened once', () => {
    const weekdays = WEEK.filter(({ day }) => day < 6)
    // A Sunday, and a holiday of Morocco.
    for (const day of ['2026-06-07', '2026-07-30']) {
      const special = [{ day, hours: { opens: '10:00', closes: '11:30' } }]
      const slots = slotsOfStore(weekdays, ma, { from: day, days: 1, special })
      expect(starts(slots)).toEqual([`${day}T09:00:00.000Z`, `${day}T09:45:00.000Z`])
      expect(slots.map((slot) => isStoreOpenThroughout(slot, weekdays, ma, special))).toEqual([true, true])
      expect(slots.map((slot) => isStoreOpenThroughout(slot, weekdays, ma, []))).toEqual([false, false])
      expect(slotsOfStore(weekdays, ma, { from: day, days: 1, special: [{ day, hours: null }] })).toEqual([])
    }
  })

  it('are open as their showroom is', () => {
    const slot = (from: string) => ({ startsAt: at(from), endsAt: at(from) + 0.75 * HOUR })
    const isOpen = (from: string, special: Parameters<typeof isStoreOpenThroughout>[3] = []) =>
      isStoreOpenThroughout(slot(from), WEEK, ma, special)
    expect(isOpen('2026-06-02T08:00:00Z')).toBe(true)
    expect(isOpen('2026-06-02T07:45:00Z')).toBe(false)
    expect(isOpen('2026-06-02T10:45:00Z')).toBe(false)
    // From half past eleven at night until a quarter past midnight.
    expect(isOpen('2026-06-02T22:30:00Z')).toBe(false)
    // A holiday of Morocco.
    expect(isOpen('2026-07-30T09:00:00Z')).toBe(false)
    expect(isOpen('2026-06-02T08:00:00Z', [{ day: '2026-06-02', hours: null }])).toBe(false)
    expect(isOpen('2026-06-02T08:00:00Z', [{ day: '2026-06-03', hours: null }])).toBe(true)
    const shorter = [{ day: '2026-06-02', hours: { opens: '09:30', closes: '11:00' } }]
    expect(isOpen('2026-06-02T08:00:00Z', shorter)).toBe(false)
    expect(isOpen('2026-06-02T09:00:00Z', shorter)).toBe(true)
  })

  it('are not open past midnight where their showroom is not', () => {
    const late = WEEK.map(({ day }) => ({ day, opens: '18:00', closes: '23:30' }))
    const isOpen = (from: string) =>
      isStoreOpenThroughout({ startsAt: at(from), endsAt: at(from) + 0.75 * HOUR }, late, ma, [])
    // Half past ten and half past eleven in the evening of Casablanca: the second ends on the next day.
    expect([isOpen('2026-06-02T21:30:00Z'), isOpen('2026-06-02T22:30:00Z')]).toEqual([true, false])
  })

  it('lie within the hours, follow each other without overlap, and none is on a holiday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 31 }), (offset, days) => {
        const from = new Date(at('2025-01-01T00:00:00Z') + offset * 24 * HOUR).toISOString().slice(0, 10)
        const slots = slotsOfStore(WEEK, ma, { from, days })
        slots.forEach(({ startsAt, endsAt }, place) => {
          const [begin, end] = [localTime(startsAt, ma.timeZone), localTime(endsAt, ma.timeZone)]
          expect(begin.toISOString().slice(11, 16) >= '09:00' && end.toISOString().slice(11, 16) <= '12:15').toBe(true)
          expect(isHoliday(begin.toISOString().slice(0, 10), maCountry.holidays)).toBe(false)
          const before = slots[place - 1]
          if (before) expect(startsAt).toBeGreaterThanOrEqual(before.endsAt)
        })
      }),
      { numRuns: 100 },
    )
  })

  it('can be taken from two hours to fourteen days ahead', () => {
    const slot = { startsAt: at('2026-06-15T10:00:00Z'), endsAt: at('2026-06-15T10:45:00Z') }
    expect(isWithinReach(slot, slot.startsAt - 2 * HOUR)).toBe(true)
    expect(isWithinReach(slot, slot.startsAt - 2 * HOUR + 1)).toBe(false)
    expect(isWithinReach(slot, slot.startsAt - 14 * 24 * HOUR)).toBe(true)
    expect(isWithinReach(slot, slot.startsAt - 14 * 24 * HOUR - 1)).toBe(false)
  })
})

describe('reminders', () => {
  const remind = (startsAt: string, scheduledAt: string) =>
    remindersOf({ startsAt: at(startsAt), scheduledAt: at(scheduledAt) }, wallClockOf(ma)).map((each) =>
      new Date(each).toISOString(),
    )

  it('come at 18:00 of the day before and two hours before', () => {
    expect(remind('2026-06-10T13:00:00Z', '2026-06-01T12:00:00Z')).toEqual([
      '2026-06-09T17:00:00.000Z',
      '2026-06-10T11:00:00.000Z',
    ])
  })

  it('never come at night, nor before the visit was scheduled', () => {
    // At 9:00 of Casablanca: two hours before is 7:00.
    expect(remind('2026-06-10T08:00:00Z', '2026-06-01T12:00:00Z')).toEqual(['2026-06-09T17:00:00.000Z'])
    expect(remind('2026-06-10T13:00:00Z', '2026-06-10T10:00:00Z')).toEqual(['2026-06-10T11:00:00.000Z'])
  })
})
