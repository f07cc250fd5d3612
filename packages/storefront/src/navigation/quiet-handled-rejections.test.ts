// @vitest-environment jsdom
import { redirect } from 'react-router'
import { expect, it } from 'vitest'

import { quietHandledRejections } from './quiet-handled-rejections.ts'

/** Whether the browser reports a rejection that nobody handles. */
function isReported(reason: unknown): boolean {
  return dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
}

it('keeps aborted reads and redirects from being reported, and nothing else', () => {
  const handled = [AbortSignal.abort().reason, redirect('/fr')]
  expect(handled.map(isReported)).toEqual([true, true])
  quietHandledRejections()
  expect(handled.map(isReported)).toEqual([false, false])
  for (const other of [new Error('lost'), new DOMException('late', 'TimeoutError'), new Response(), undefined])
    expect(isReported(other)).toBe(true)
})
