import { expect, it } from 'vitest'

import { SLIDES_IN_VIEW, slideAfter, waysOf } from './strip-steps.ts'

it.each([
  { from: 0, by: SLIDES_IN_VIEW, count: 11, to: 4 },
  { from: 4, by: SLIDES_IN_VIEW, count: 11, to: 8 },
  { from: 8, by: SLIDES_IN_VIEW, count: 11, to: 10 },
  { from: 8, by: -SLIDES_IN_VIEW, count: 11, to: 4 },
  { from: 3, by: -SLIDES_IN_VIEW, count: 11, to: 0 },
  { from: 0, by: 1, count: 1, to: 0 },
])('$by from slide $from of $count leads to slide $to', ({ from, by, count, to }) => {
  expect(slideAfter(from, by, count)).toBe(to)
})

it.each([
  { scrolled: 0, shown: 300, whole: 900, back: false, on: true },
  { scrolled: 300, shown: 300, whole: 900, back: true, on: true },
  { scrolled: -300, shown: 300, whole: 900, back: true, on: true },
  { scrolled: -599.5, shown: 300, whole: 900, back: true, on: false },
  { scrolled: 0.4, shown: 300, whole: 300, back: false, on: false },
])('a strip of $whole px, scrolled by $scrolled, goes back: $back, on: $on', ({ scrolled, shown, whole, ...ways }) => {
  expect(waysOf(scrolled, shown, whole)).toEqual(ways)
})
