import { describe, expect, it } from 'vitest'

import type { OpeningHours } from './content.ts'
import { groupHours, openingAt } from './opening-hours.ts'

const week: OpeningHours[] = [
  ...([1, 2, 3, 4, 5] as const).map((day) => ({ day, opens: '09:00', closes: '18:30' })),
  { day: 6, opens: '14:00', closes: '17:00' },
  { day: 6, opens: '09:00', closes: '12:30' },
]

const never = { isHoliday: () => false }

/** 2026-11-23 is a Monday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00.000Z`)

describe('the opening state', () => {
  it.each([
    ['2026-11-23', '08:59', { isOpen: false, isHoliday: false, next: { day: 1, opens: '09:00' } }],
    ['2026-11-23', '09:00', { isOpen: true, until: '18:30' }],
    ['2026-11-23', '18:29', { isOpen: true, until: '18:30' }],
    ['2026-11-23', '18:30', { isOpen: false, isHoliday: false, next: { day: 2, opens: '09:00' } }],
    ['2026-11-28', '12:30', { isOpen: false, isHoliday: false, next: { day: 6, opens: '14:00' } }],
    ['2026-11-28', '16:00', { isOpen: true, until: '17:00' }],
    ['2026-11-28', '23:59', { isOpen: false, isHoliday: false, next: { day: 1, opens: '09:00' } }],
    ['2026-11-29', '10:00', { isOpen: false, isHoliday: false, next: { day: 1, opens: '09:00' } }],
  ])('on %s at %s', (day, time, expected) => {
    expect(openingAt(week, at(day, time), never)).toEqual(expected)
  })

  it('comes round to the same day of the next week', () => {
    const sundays: OpeningHours[] = [{ day: 7, opens: '10:00', closes: '12:00' }]
    expect(openingAt(sundays, at('2026-11-29', '12:00'), never)).toEqual({
      isOpen: false,
      isHoliday: false,
      next: { day: 7, opens: '10:00' },
    })
  })

  it.each([
    // Two holidays from Friday on, then a day of opening hours, and one without.
    ['2026-11-26', '19:00', { isOpen: false, isHoliday: false, next: { day: 1, opens: '09:00' } }],
    ['2026-11-27', '10:00', { isOpen: false, isHoliday: true, next: { day: 1, opens: '09:00' } }],
    ['2026-11-28', '08:00', { isOpen: false, isHoliday: true, next: { day: 1, opens: '09:00' } }],
    ['2026-11-30', '09:00', { isOpen: true, until: '18:30' }],
  ])('is closed on holidays: on %s at %s', (day, time, expected) => {
    const isHoliday = (each: string) => ['2026-11-27', '2026-11-28'].includes(each)
    expect(openingAt(week, at(day, time), { isHoliday })).toEqual(expected)
  })

  it.each([
    ['2026-11-23', '09:30', { isOpen: false, isHoliday: false, next: { day: 1, opens: '10:00' } }],
    ['2026-11-23', '10:00', { isOpen: true, until: '12:00' }],
    ['2026-11-23', '12:00', { isOpen: false, isHoliday: false, next: { day: 3, opens: '09:00' } }],
    ['2026-11-24', '10:00', { isOpen: false, isHoliday: false, next: { day: 3, opens: '09:00' } }],
    // Of hours in two parts a shorter day may leave one.
    ['2026-11-28', '10:00', { isOpen: false, isHoliday: false, next: { day: 6, opens: '14:00' } }],
    ['2026-11-28', '16:59', { isOpen: true, until: '17:00' }],
  ])('is that of a closed or a shorter day: on %s at %s', (day, time, expected) => {
    const special = [
      { day: '2026-11-23', hours: { opens: '10:00', closes: '12:00' } },
      { day: '2026-11-24', hours: null },
      { day: '2026-11-28', hours: { opens: '13:00', closes: '20:00' } },
    ]
    expect(openingAt(week, at(day, time), { ...never, special })).toEqual(expected)
  })

  it.each([
    ['2026-11-29', '10:00', { isOpen: true, until: '12:00' }],
    ['2026-11-29', '12:00', { isOpen: false, isHoliday: false, next: { day: 1, opens: '10:00' } }],
    ['2026-11-30', '10:30', { isOpen: true, until: '11:00' }],
    ['2026-12-06', '10:00', { isOpen: false, isHoliday: false, next: { day: 1, opens: '09:00' } }],
  ])('is that of a Sunday or a holiday that is opened once: on %s at %s', (day, time, expected) => {
    const special = [
      { day: '2026-11-29', hours: { opens: '10:00', closes: '12:00' } },
      { day: '2026-11-30', hours: { opens: '10:00', closes: '11:00' } },
      { day: '2026-12-06', hours: null },
    ]
    const isHoliday = (each: string) => each === '2026-11-30'
    expect(openingAt(week, at(day, time), { isHoliday, special })).toEqual(expected)
  })

  it('knows a place that never opens', () => {
    expect(openingAt([], at('2026-11-23', '10:00'), never)).toEqual({ isOpen: false, isHoliday: false, next: null })
  })
})

it('groups successive days with the same hours', () => {
  const hours = { opens: '09:00', closes: '18:30' }
  expect(groupHours([...week.slice(0, 5), { day: 7, ...hours }])).toEqual([
    { from: 1, to: 5, hours: [hours] },
    { from: 7, to: 7, hours: [hours] },
  ])
})

it('shows the hours of a day in their order, however they were entered', () => {
  const [morning, afternoon] = [
    { opens: '09:00', closes: '12:30' },
    { opens: '14:00', closes: '17:00' },
  ]
  const hours: OpeningHours[] = [
    { day: 1, ...morning },
    { day: 1, ...afternoon },
    { day: 2, ...afternoon },
    { day: 2, ...morning },
  ]
  expect(groupHours(hours)).toEqual([{ from: 1, to: 2, hours: [morning, afternoon] }])
})
