import { expect, it } from 'vitest'

import { sessionCookieName } from './cookie-names.ts'
import { hasSession } from './has-session.ts'
import { shortAccountId, accountOfSession } from './short-account-id.ts'

const ID = shortAccountId('7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21')

it.each([true, false])('is found in the marker under the name that the server gives it, https: %s', (isSecure) => {
  const marker = `${sessionCookieName('marker', isSecure)}=${ID}`
  const found = [marker, `language=fr; ${marker}`, `${marker}; language=fr`].map(accountOfSession)
  expect(found).toEqual([ID, ID, ID])
  expect(hasSession(marker)).toBe(true)
})

it.each(['', 'session=', 'session=1', `xsession=${ID}`, `language=session=${ID}`])('is empty in %j', (cookies) => {
  expect(accountOfSession(cookies)).toBe('')
})
