import { expect, it } from 'vitest'

import { NUMBER_SIZE, placeNumbers } from './place-numbers.ts'

const box = (left: number, top: number, width = 40, height = 24) => ({ left, top, width, height })
const placesOf = (...parts: Parameters<typeof placeNumbers>[1]) =>
  placeNumbers({ left: 100, top: 10 }, parts).map(({ number, at }) => [number, at.left, at.top])

it('puts a number before its part, from the corner of the drawing', () => {
  expect(placesOf(box(140, 50))).toEqual([[1, 40 - NUMBER_SIZE, 40]])
})

it('puts it above where another part stands before it', () => {
  expect(placesOf(box(140, 50), box(180, 50))).toEqual([
    [1, 40 - NUMBER_SIZE, 40],
    [2, 80, 40 - NUMBER_SIZE],
  ])
})

it('lets a part within another have its number over that', () => {
  expect(placesOf(box(140, 50, 200, 100), box(200, 80))).toEqual([
    [1, 40 - NUMBER_SIZE, 40 + NUMBER_SIZE],
    [2, 100 - NUMBER_SIZE, 70],
  ])
})

it('gives no number to a part that is not seen, and keeps those of the others', () => {
  expect(placesOf(null, box(100, 10, 0), box(150, 60)).map(([number]) => number)).toEqual([3])
})
