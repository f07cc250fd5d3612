import { expect, it } from 'vitest'

import { starsOf } from './stars-of.ts'

it.each([
  [-1, '-----'],
  [0, '-----'],
  [0.24, '-----'],
  [0.25, 'h----'],
  [3, '***--'],
  [4.6, '****h'],
  [4.75, '*****'],
  [5, '*****'],
  [9, '*****'],
])('%d out of five is %s', (rating, stars) => {
  const signs = { full: '*', half: 'h', none: '-' }
  expect(
    starsOf(rating)
      .map((kind) => signs[kind])
      .join(''),
  ).toBe(stars)
})
