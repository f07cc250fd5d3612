import { describe, expect, it } from 'vitest'

import { readSessionCookies, sessionCookieName, withoutSessionCookies } from './cookie-names.ts'

describe('the cookies of a session', () => {
  it('carry a prefix over https that keeps sibling hosts out', () => {
    expect(sessionCookieName('access', true)).toBe('__Host-access_token')
    expect(sessionCookieName('access', false)).toBe('access_token')
  })

  it('are read by the names of the scheme alone', () => {
    const header = 'language=fr; __Host-access_token=a; access_token=planted;__Host-refresh_token=r=; session=1'
    expect(readSessionCookies(header, true)).toEqual({ access: 'a', refresh: 'r=' })
    expect(readSessionCookies(header, false)).toEqual({ access: 'planted', marker: '1' })
  })

  it.each([
    '',
    '  ',
    ';;',
    'language=fr',
    'access_token',
    'access_token=',
    'xaccess_token=1; refresh_token_=2',
    '__proto__=1',
  ])('are none in %j', (header) => {
    expect(readSessionCookies(header, false)).toEqual({})
    expect(readSessionCookies(header, true)).toEqual({})
  })

  it('count as they come first where one comes twice', () => {
    expect(readSessionCookies('access_token=1; access_token=2', false)).toEqual({ access: '1' })
  })

  it('are all taken out of a header, the others stay', () => {
    const names = ['access_token', '__Host-refresh_token', 'session', '__Host-session', 'known_device']
    const header = names.map((name) => `${name}=x`).join('; ')
    expect(withoutSessionCookies(`language=fr; ${header}; a=b=c`)).toBe('language=fr; a=b=c')
    expect(withoutSessionCookies(header)).toBe('')
  })
})
