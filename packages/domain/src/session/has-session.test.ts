import { expect, it } from 'vitest'

import { sessionCookieName } from './cookie-names.ts'
import { hasSession, markerOfSession } from './has-session.ts'

it.each([true, false])('finds the marker under the name that the server gives it, https: %s', (isSecure) => {
  const marker = `${sessionCookieName('marker', isSecure)}=7f1c9f56`
  expect([marker, `language=fr; ${marker}`, `${marker}; language=fr`].map(hasSession)).toEqual([true, true, true])
})

it.each(['', 'session=', 'session=; language=fr', 'xsession=1', 'language=session=1', 'known_device=1'])(
  'finds none in %j',
  (cookies) => {
    expect(hasSession(cookies)).toBe(false)
    expect(markerOfSession(cookies)).toBe('')
  },
)

it.each([true, false])('says what the marker does, https: %s', (isSecure) => {
  const marker = `${sessionCookieName('marker', isSecure)}=7f1c9f56`
  expect([marker, `language=fr; ${marker}; a=b`].map(markerOfSession)).toEqual(['7f1c9f56', '7f1c9f56'])
})
