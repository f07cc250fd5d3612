import { expect, it } from 'vitest'

import { accountMark, markOfSession } from './account-mark.ts'
import { sessionCookieName } from './cookie-names.ts'
import { hasSession } from './has-session.ts'

const MARK = accountMark('7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21')

it.each([true, false])('is found in the marker under the name that the server gives it, https: %s', (isSecure) => {
  const marker = `${sessionCookieName('marker', isSecure)}=${MARK}`
  const found = [marker, `language=fr; ${marker}`, `${marker}; language=fr`].map(markOfSession)
  expect(found).toEqual([MARK, MARK, MARK])
  expect(hasSession(marker)).toBe(true)
})

it.each(['', 'session=', 'session=1', `xsession=${MARK}`, `language=session=${MARK}`])('is empty in %j', (cookies) => {
  expect(markOfSession(cookies)).toBe('')
})
