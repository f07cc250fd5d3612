import { expect, it } from 'vitest'

import { edition } from '#edition'

import { rememberNamedLanguage } from './language-of-request.ts'

/** The answer to an address; null where the page is shown. */
function answerTo(address: string): Response | null {
  try {
    rememberNamedLanguage({ url: new URL(address, 'https://otosafi.example') })
    return null
  } catch (answer) {
    return answer as Response
  }
}

it.each(edition.languages)('leads to the page itself, for which the browser remembers the language: %s', (language) => {
  const { status, headers } =
    answerTo(`/sell-your-car?brand=dacia&language=fr&language=${language}`) ?? Response.error()
  expect([status, headers.get('location')]).toEqual([302, '/sell-your-car?brand=dacia'])
  expect(headers.get('set-cookie')).toBe(`language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

it.each(['', 'sn', 'xx', 'constructor', 'fr; Domain=.example'])(
  'remembers no language that is not offered: %j',
  (language) => {
    const headers = answerTo(`/edit-profile?language=${encodeURIComponent(language)}`)?.headers
    expect([headers?.get('location'), headers?.get('set-cookie')]).toEqual(['/edit-profile', null])
  },
)

it.each(['/sell-your-car', '/sell-your-car?brand=dacia', '/fr/buy-cars?language=ar', '/?language=ar'])(
  'shows the page of any other address: %s',
  (address) => {
    expect(answerTo(address)).toBeNull()
  },
)
