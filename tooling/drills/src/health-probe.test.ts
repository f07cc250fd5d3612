import { expect, it } from 'vitest'

import { overlapOf } from './health-probe.ts'

it('counts the part of a span in which the process did not answer', () => {
  const checks = [
    { from: 0, to: 10 },
    { from: 20, to: 50 },
    { from: 60, to: 61 },
    { from: 80, to: Number.POSITIVE_INFINITY },
  ]
  expect(overlapOf(checks, { from: 15, to: 70 })).toBe(31)
  expect(overlapOf(checks, { from: 5, to: 30 })).toBe(15)
  expect(overlapOf(checks, { from: 62, to: 90 })).toBe(10)
  expect(overlapOf([], { from: 0, to: 9 })).toBe(0)
})
