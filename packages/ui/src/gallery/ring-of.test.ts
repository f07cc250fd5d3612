import { expect, it } from 'vitest'

import { ringOf } from './ring-of.ts'

it('is where the mark is on a picture of the frame’s proportions', () => {
  expect(ringOf({ x: 60, y: 40, size: 20 }, { width: 1600, height: 1200 })).toBe('26.7% 30% 46.7% 50%')
})

it('follows the crop of a tall and of a wide picture', () => {
  expect(ringOf({ x: 50, y: 25, size: 20 }, { width: 1200, height: 1600 })).toBe('-7.8% 40% 81.1% 40%')
  expect(ringOf({ x: 75, y: 50, size: 10 }, { width: 1600, height: 900 })).toBe('41.1% 10% 41.1% 76.7%')
})

it.each([
  [1600, 1200],
  [1600, 700],
  [600, 2400],
  [100, 100],
])('keeps what is in the middle of a picture of %i × %i in the middle of the frame', (width, height) => {
  const [top, right, bottom, left] = ringOf({ x: 50, y: 50, size: 30 }, { width, height }).split(' ')
  expect([top, left]).toEqual([bottom, right])
})
