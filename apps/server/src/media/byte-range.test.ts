import { expect, it } from 'vitest'

import { rangeOf } from './byte-range.ts'

it.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('%s of 100 bytes is %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
