import { expect, it } from 'vitest'

import { cumulativeLayoutShift } from './layout-shift.ts'

it('a page on which nothing moves shifts by nothing', () => {
  expect(cumulativeLayoutShift([])).toBe(0)
})

it('shifts of one burst add up, and the greatest burst counts', () => {
  const shifts = [
    { at: 100, value: 0.25 },
    { at: 600, value: 0.25 },
    { at: 1600, value: 0.375 },
  ]
  expect(cumulativeLayoutShift(shifts)).toBe(0.5)
})

it('a burst ends after five seconds, however close the next shift is', () => {
  const shifts = Array.from({ length: 12 }, (_, place) => ({ at: place * 500, value: 0.125 }))
  expect(cumulativeLayoutShift(shifts)).toBe(1.25)
})
