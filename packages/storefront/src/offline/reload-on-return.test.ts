// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'

import { reloadOnReturn } from './reload-on-return.ts'

const SALMA = 'session=7f1c9f56'
const AWA = 'session=8f1c9f56'
const NOBODY = 'session=; Max-Age=0'

it.each([
  ['a guest has signed in', NOBODY, SALMA, 1],
  ['the visitor has signed out', SALMA, NOBODY, 1],
  ['another account was signed in to', SALMA, AWA, 1],
  ['the same account is signed in to', SALMA, SALMA, 0],
])('a page that comes back is loaded anew only where that is due: %s', (_, before, after, times) => {
  const listeners = vi.spyOn(globalThis, 'addEventListener')
  const reload = vi.spyOn(history, 'go').mockReturnValue()
  reloadOnReturn()
  onTestFinished(() => {
    for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener)
    document.cookie = NOBODY
    vi.restoreAllMocks()
  })
  document.cookie = before
  dispatchEvent(new Event('pagehide'))
  document.cookie = after
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(times)
})
