import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { localTime } from '@otosafi/editions/time/local-time'

import { issueAt } from './issue-times.ts'

const HOUR = 3_600_000
const ZONES = [...new Set(Object.values(EDITIONS).map(({ timeZone }) => timeZone)), 'Europe/Paris']

describe('an issue of the newsletter', () => {
  it('is that of the last Thursday at 10:00 by the edition’s clock, for two days and by day', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (date, zone) => {
        const now = date.getTime()
        const issue = issueAt(now, zone, 'weekly')
        const wall = localTime(now, zone)
        const [day, hour] = [wall.getUTCDay(), wall.getUTCHours()]
        const isTime = (day === 4 && hour >= 10) || day === 5 || (day === 6 && hour < 10)
        // The night in which clocks are changed is no Friday.
        expect(issue !== null).toBe(isTime && hour >= 8 && hour < 21)
        for (const moment of issue === null ? [] : [issue.from, issue.until]) {
          const local = localTime(moment.getTime(), zone)
          expect([local.getUTCDay(), local.getUTCHours(), local.getUTCMinutes()]).toEqual([4, 10, 0])
        }
        if (issue) expect(Math.abs(Number(issue.until) - Number(issue.from) - 168 * HOUR)).toBeLessThanOrEqual(HOUR)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    // Morocco is an hour ahead of UTC until 20 September 2026, and no more after it.
    ['2026-09-17T09:00:00Z', '2026-09-10T09:00:00Z', '2026-09-17T09:00:00Z'],
    ['2026-09-24T10:00:00Z', '2026-09-17T09:00:00Z', '2026-09-24T10:00:00Z'],
  ])('at %s in Casablanca tells of %s to %s', (now, from, until) => {
    expect(issueAt(Date.parse(now), 'Africa/Casablanca', 'weekly')).toEqual({
      from: new Date(from),
      until: new Date(until),
    })
  })

  it.each([
    // The first Thursdays are 1 October and 5 November 2026, and 7 January 2027.
    ['2026-10-01T10:00:00Z', '2026-09-03T09:00:00Z', '2026-10-01T10:00:00Z'],
    ['2026-11-06T12:00:00Z', '2026-10-01T10:00:00Z', '2026-11-05T10:00:00Z'],
    ['2027-01-07T10:00:00Z', '2026-12-03T10:00:00Z', '2027-01-07T10:00:00Z'],
  ])('of a month at %s in Casablanca tells of %s to %s', (now, from, until) => {
    const issue = { from: new Date(from), until: new Date(until) }
    expect(issueAt(Date.parse(now), 'Africa/Casablanca', 'monthly')).toEqual(issue)
  })

  it('is the month’s on its first Thursday alone', () => {
    const THURSDAY = Date.parse('2026-10-01T10:00:00Z')
    const weeks = Array.from({ length: 14 }, (_, week) => week)
    const months = weeks.filter((week) => issueAt(THURSDAY + week * 168 * HOUR, 'Africa/Kigali', 'monthly') !== null)
    expect(months).toEqual([0, 5, 9])
  })
})
