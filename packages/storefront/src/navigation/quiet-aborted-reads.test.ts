// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { quietAbortedReads } from './quiet-aborted-reads.ts'

/** Whether the browser reports a rejection that nobody handles. */
function isReported(reason: unknown): boolean {
  return dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
}

it('keeps reads that were aborted from being reported, and nothing else', () => {
  const { reason } = AbortSignal.abort()
  expect(isReported(reason)).toBe(true)
  quietAbortedReads()
  expect(isReported(reason)).toBe(false)
  for (const other of [new Error('lost'), new DOMException('late', 'TimeoutError'), new Response(), undefined])
    expect(isReported(other)).toBe(true)
})
