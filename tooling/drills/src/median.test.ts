import { expect, it } from 'vitest'

import { median } from './median.ts'

it('is the value in the middle, by size, of values that stay as they are', () => {
  const values = [10, 9, 100]
  expect([median(values), median([4, 1, 3, 2]), median([])]).toEqual([10, 3, 0])
  expect(values).toEqual([10, 9, 100])
})
