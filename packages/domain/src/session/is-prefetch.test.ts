import { expect, it } from 'vitest'

import { isPrefetch } from './is-prefetch.ts'

it.each([
  ['sec-purpose', 'prefetch', true],
  ['sec-purpose', 'prefetch;prerender', true],
  ['purpose', 'prefetch', true],
  ['x-moz', 'Prefetch', true],
  ['purpose', 'preview', false],
  ['sec-fetch-dest', 'prefetch', false],
])('reads in the header %s: %s whether a page is only made ready: %s', (sent, value, isReady) => {
  expect(isPrefetch((name) => (name === sent ? value : null))).toBe(isReady)
})
