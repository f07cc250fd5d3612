import { expect, it } from 'vitest'

import { photoAfterKey } from './gallery-moves.ts'

it.each([
  { key: 'ArrowRight', shown: 2, mirrored: false, to: 3 },
  { key: 'ArrowLeft', shown: 2, mirrored: false, to: 1 },
  { key: 'ArrowRight', shown: 2, mirrored: true, to: 1 },
  { key: 'ArrowLeft', shown: 2, mirrored: true, to: 3 },
  { key: 'ArrowRight', shown: 4, mirrored: false, to: 4 },
  { key: 'ArrowRight', shown: 0, mirrored: true, to: 0 },
  { key: 'Home', shown: 3, mirrored: true, to: 0 },
  { key: 'End', shown: 1, mirrored: true, to: 4 },
  { key: 'Enter', shown: 2, mirrored: false, to: undefined },
])('$key at photograph $shown of 5 leads to $to (mirrored: $mirrored)', ({ key, shown, mirrored, to }) => {
  expect(photoAfterKey(key, shown, 5, mirrored)).toBe(to)
})
