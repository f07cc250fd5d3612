import { expect, it } from 'vitest'

import { compareSamples } from './mann-whitney.ts'

it('finds no difference between a sample and itself', () => {
  const { share, p } = compareSamples([1, 2, 3, 4], [1, 2, 3, 4])
  expect([share, Math.round(p * 1000)]).toEqual([0.5, 1000])
})

it('agrees with an example that was counted by hand', () => {
  // 17 pairs in which the first is greater, and 12 ties: 23 of 64.
  const { share, p } = compareSamples([7, 3, 6, 2, 4, 3, 5, 5], [3, 5, 6, 4, 6, 5, 7, 5])
  expect(share).toBeCloseTo(23 / 64, 5)
  expect(p).toBeCloseTo(0.336, 2)
})

it('finds a shift that is small beside the spread, in many values', () => {
  const values = Array.from({ length: 500 }, (_, place) => (place * 37) % 500)
  expect(
    compareSamples(
      values.map((value) => value + 60),
      values,
    ).p,
  ).toBeLessThan(0.001)
  expect(
    compareSamples(
      values.map((value) => value + 2),
      values,
    ).p,
  ).toBeGreaterThan(0.5)
})

it('takes ties as neither greater nor smaller, and no empty sample', () => {
  const { share, p } = compareSamples([1, 1, 1], [1, 1])
  expect(share).toBe(0.5)
  expect(p).toBeCloseTo(1, 6)
  expect(() => compareSamples([], [1])).toThrow(RangeError)
})
