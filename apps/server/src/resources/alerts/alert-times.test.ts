import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { localTime } from '@otosafi/editions/time/local-time'

import { alertTimes } from './alert-times.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The zones of all editions, and two whose clocks are changed by the season. */
const ZONES = [...new Set(Object.values(EDITIONS).map(({ timeZone }) => timeZone)), 'Europe/Paris', 'America/New_York']

/** Day of the week, hour and minute in local time. */
function onTheWall(instant: Date | number, timeZone: string): { day: number; hour: number; minute: number } {
  const local = localTime(Number(instant), timeZone)
  return { day: local.getUTCDay(), hour: local.getUTCHours(), minute: local.getUTCMinutes() }
}

const instants = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.getTime())

describe('alerts', () => {
  it('are sent between 8:00 and 21:00 by the edition’s clock, and only then', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const { hour } = onTheWall(now, zone)
        expect(alertTimes(now, zone) === null).toBe(hour < 8 || hour >= 21)
      }),
      { numRuns: 2000 },
    )
  })

  it('of a day or week are due from 9:00 on, of a week on Mondays', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const times = alertTimes(now, zone)
        fc.pre(times !== null)
        const { instant, daily, weekly } = times
        expect(instant.getTime()).toBe(now - HOUR)
        expect(onTheWall(daily, zone)).toMatchObject({ hour: 9, minute: 0 })
        expect(onTheWall(weekly, zone)).toEqual({ day: 1, hour: 9, minute: 0 })
        for (const [due, longest] of [
          [daily, DAY],
          [weekly, 7 * DAY],
        ] as const) {
          expect(due.getTime()).toBeLessThanOrEqual(now)
          // The night in which clocks are changed is an hour longer.
          expect(now - due.getTime()).toBeLessThan(longest + HOUR)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    // In Ramadan Morocco's clocks are an hour behind those of the rest of the year.
    ['2026-06-01T07:30:00Z', 'Africa/Casablanca', true],
    ['2026-03-01T07:30:00Z', 'Africa/Casablanca', false],
    ['2026-06-01T06:00:00Z', 'Africa/Kigali', true],
    ['2026-06-01T19:00:00Z', 'Africa/Kigali', false],
    ['2026-06-01T20:59:59Z', 'Africa/Abidjan', true],
  ])('at %s in %s: %s', (now, zone, may) => {
    expect(alertTimes(Date.parse(now), zone) !== null).toBe(may)
  })
})
