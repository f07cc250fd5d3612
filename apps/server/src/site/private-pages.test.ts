import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { signsOut, takesFiles } from './private-pages.ts'

it('Files are taken by the pages whose forms have some, in every language, and by no other', () => {
  const token = 'x'.repeat(43)
  for (const language of ['en', 'ar'] as const) {
    expect(takesFiles(pathFor('sellYourCar', language))).toBe(true)
    expect(takesFiles(pathFor('sale', language, { token }))).toBe(true)
    expect(takesFiles(pathFor('accountSection', language, { key: 'edit-profile' }))).toBe(true)
    expect(takesFiles(pathFor('accountSection', language, { key: 'requests' }))).toBe(false)
    expect(takesFiles(pathFor('booking', language, { token }))).toBe(false)
    expect(takesFiles(pathFor('home', language))).toBe(false)
  }
})

it('Signing out is the form of the account’s page, in every language, and of no other', () => {
  for (const language of ['en', 'ar'] as const) {
    expect(signsOut(pathFor('account', language))).toBe(true)
    expect(signsOut(pathFor('accountSection', language, { key: 'requests' }))).toBe(false)
    expect(signsOut(pathFor('signIn', language))).toBe(false)
  }
})
