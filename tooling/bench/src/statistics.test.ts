import { describe, expect, it } from 'vitest'

import { median, percentile } from './statistics.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, place) => last - place)

describe('percentiles', () => {
  it('are values that were measured, by nearest rank and in the order of numbers', () => {
    expect(percentile(upTo(100), 0.99)).toBe(99)
    expect(percentile(upTo(1000), 0.99)).toBe(990)
    expect(percentile([10, 9, 100], 1)).toBe(100)
    expect(percentile([10, 9, 100], 0)).toBe(9)
    expect(percentile([7], 0.5)).toBe(7)
  })

  it('of the middle are the median, the lower of two', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 3, 2])).toBe(2)
  })

  it('leave the values in their order and refuse none', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
    expect(() => percentile([], 0.5)).toThrow(RangeError)
  })
})
