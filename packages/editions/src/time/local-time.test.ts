import { describe, expect, it } from 'vitest'

import { dayIn, instantOf, localTime, yearIn } from './local-time.ts'

describe('the time by the clocks of a zone', () => {
  it.each([
    ['2026-06-01T07:30:00Z', 'Africa/Casablanca', '2026-06-01T08:30:00Z'],
    // In Ramadan Morocco's clocks are an hour behind those of the rest of the year.
    ['2026-03-01T07:30:00Z', 'Africa/Casablanca', '2026-03-01T07:30:00Z'],
    ['2026-06-01T22:30:00Z', 'Africa/Kigali', '2026-06-02T00:30:00Z'],
    ['2026-12-31T23:59:59Z', 'Africa/Johannesburg', '2027-01-01T01:59:59Z'],
    ['2026-01-15T12:00:00Z', 'Africa/Abidjan', '2026-01-15T12:00:00Z'],
    ['2026-07-01T12:00:00Z', 'Europe/Paris', '2026-07-01T14:00:00Z'],
    ['2026-11-01T07:30:00Z', 'America/New_York', '2026-11-01T02:30:00Z'],
  ])('at %s in %s is %s, and leads back', (instant, zone, wall) => {
    expect(localTime(Date.parse(instant), zone)).toEqual(new Date(wall))
    expect(instantOf(Date.parse(wall), zone)).toBe(Date.parse(instant))
  })
})

it.each([
  ['2026-09-10T23:30:00Z', '2026-09-11'],
  // Morocco went back to UTC for good on 20 September 2026.
  ['2026-09-21T23:30:00Z', '2026-09-21'],
])('at %s the day in Casablanca is %s', (instant, day) => {
  expect(dayIn(Date.parse(instant), 'Africa/Casablanca')).toBe(day)
})

it.each([
  ['Africa/Kigali', 2027],
  ['Africa/Abidjan', 2026],
])('an hour and a half before the year ends in UTC, in %s it is %i', (zone, year) => {
  expect(yearIn(Date.parse('2026-12-31T22:30:00Z'), zone)).toBe(year)
})
