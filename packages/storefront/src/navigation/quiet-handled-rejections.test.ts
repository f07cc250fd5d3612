// @vitest-environment jsdom
import { redirect, UNSAFE_ErrorResponseImpl } from 'react-router'
import { expect, it } from 'vitest'

import { quietHandledRejections } from './quiet-handled-rejections.ts'

/** Whether the browser reports a rejection that nobody handles. */
function isReported(reason: unknown): boolean {
  return dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
}

it('keeps aborted reads, redirects and pages of errors from being reported, and nothing else', () => {
  const handled = [AbortSignal.abort().reason, redirect('/fr'), new UNSAFE_ErrorResponseImpl(404, 'Not Found', null)]
  expect(handled.map(isReported)).toEqual([true, true, true])
  quietHandledRejections()
  expect(handled.map(isReported)).toEqual([false, false, false])
  for (const other of [new Error('lost'), new DOMException('late', 'TimeoutError'), new Response(), undefined])
    expect(isReported(other)).toBe(true)
})
