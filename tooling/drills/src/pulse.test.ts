import { expect, it } from 'vitest'

import { overlapOf } from './pulse.ts'

it('counts the part of a span in which the process did not answer', () => {
  const beats = [
    { from: 0, to: 10 },
    { from: 20, to: 50 },
    { from: 60, to: 61 },
    { from: 80, to: Number.POSITIVE_INFINITY },
  ]
  expect(overlapOf(beats, { from: 15, to: 70 })).toBe(31)
  expect(overlapOf(beats, { from: 5, to: 30 })).toBe(15)
  expect(overlapOf(beats, { from: 62, to: 90 })).toBe(10)
  expect(overlapOf([], { from: 0, to: 9 })).toBe(0)
})
