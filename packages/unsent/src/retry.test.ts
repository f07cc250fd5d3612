import { expect, it } from 'vitest'

import { backoffDelay } from './backoff-delay.ts'
import { isRetryableStatus } from './retryable-status.ts'

it('is worth it after a fault of the server, a lack of time and too many calls, not after what is wrong with the call', () => {
  expect([408, 429, 500, 503].map(isRetryableStatus)).toEqual([true, true, true, true])
  expect([303, 400, 401, 409, 422].map(isRetryableStatus)).toEqual([false, false, false, false, false])
})

it('is waited for twice as long each time, up to a limit', () => {
  const waits = [0, 1, 2, 3, 4, 100].map((tries) => backoffDelay(tries, { first: 1000, longest: 15_000 }))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
