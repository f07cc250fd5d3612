import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from '../edition.ts'
import { COUNTRIES } from '../registry.ts'
import type { Holidays } from './holidays.ts'
import { isHoliday } from './is-holiday.ts'

/** The holidays of a year. */
const holidaysOf = (year: number, holidays: Holidays) =>
  Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10)).filter(
    (day) => day.startsWith(String(year)) && isHoliday(day, holidays),
  )

describe('holidays', () => {
  it.each([
    // Decided in 2025, for the first time on the day in 2026.
    ['ma', '2026-10-31', true],
    ['ma', '2026-11-18', true],
    ['ma', '2026-11-19', false],
    // The feast at the end of Ramadan, by the calendar.
    ['ma', '2026-03-20', true],
    ['ma', '2027-03-09', true],
    ['ma', '2027-03-10', true],
    ['ma', '2027-03-11', false],
    ['coza', '2026-04-03', true],
    ['coza', '2026-04-06', true],
    // The Monday after a holiday on a Sunday.
    ['coza', '2026-08-10', true],
    // A Saturday moves nothing there.
    ['coza', '2027-03-22', true],
    ['coza', '2026-12-28', false],
    // Labour day on a Sunday in Abidjan; a saint's day moves nothing.
    ['ci', '2033-05-02', true],
    ['ci', '2027-08-16', false],
    ['ci', '2026-05-14', true],
    // The Friday of the first week of August, and what a weekend has taken.
    ['rw', '2026-08-07', true],
    ['rw', '2026-08-10', false],
    ['rw', '2020-08-17', true],
    ['rw', '2027-05-03', true],
    ['rw', '2026-12-28', true],
    // The memorial day is not moved.
    ['rw', '2029-04-09', false],
    ['sn', '2027-03-29', true],
    ['sn', '2027-07-22', true],
    ['default', '2026-01-01', false],
  ] as const)('in %s on %s: %s', (edition, day, expected) => {
    expect(isHoliday(day, COUNTRIES[edition].holidays)).toBe(expected)
  })

  it('in Kigali are one day where a weekend takes two', () => {
    // Christmas on a Saturday, the day after it on a Sunday.
    expect(holidaysOf(2027, COUNTRIES.rw.holidays).filter((day) => day > '2027-12-20')).toEqual([
      '2027-12-25',
      '2027-12-26',
      '2027-12-27',
    ])
  })

  it.each(EDITION_IDS.filter((id) => id !== 'default'))(
    'of %s say which law they are from, and when it was read',
    (id) => {
      const { source, readOn } = COUNTRIES[id].holidays
      expect(source).toMatch(/(?:Act|Decree|Law|Order) [\d/-]+/)
      expect(Date.parse(readOn)).not.toBeNaN()
      // Between a calendar without feasts, and one where weekends take no holiday away.
      const count = holidaysOf(2027, COUNTRIES[id].holidays).length
      expect([count >= 12, count <= 22]).toEqual([true, true])
    },
  )

  it('move with what is announced, and the expected day is none any more', () => {
    const announced: Holidays = { ...COUNTRIES.sn.holidays, announced: { '2027-03-09': '2027-03-10' } }
    expect(['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'].map((day) => isHoliday(day, announced))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isHoliday('2028-02-26', announced)).toBe(true)
  })
})
