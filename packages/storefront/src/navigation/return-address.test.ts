import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { edition } from '#edition'
import { parsePath } from '@otosafi/editions/routes/parse-path'

import { returnAddress } from './return-address.ts'
import { signInPath } from './sign-in-path.ts'

const ORIGIN = 'https://otosafi.example'
const back = (address: string) => returnAddress(new URLSearchParams({ return: address }), 'fr')

describe('the way back after signing in', () => {
  it.each([
    ['/fr/account/edit-profile', '/fr/account/edit-profile'],
    ['/edit-profile', '/edit-profile?language=fr'],
    ['/fr/buy-cars?brand=dacia&page=2', '/fr/buy-cars?brand=dacia&page=2'],
    ['/fr/buy-cars?q=%C3%A9t%C3%A9#end', '/fr/buy-cars?q=%C3%A9t%C3%A9'],
  ])('leads to %s', (address, expected) => {
    expect(back(address)).toBe(expected)
  })

  it('is in the language that was signed in with', () => {
    expect(back('/account')).toBe('/fr/account')
  })

  it.each([
    '',
    'account',
    'https://evil.example/fr/account',
    'javascript:alert(1)',
    '//evil.example/fr/account',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '//account',
    '/fr//account',
    '/fr/nowhere',
    '/zz/account',
    '/fr/account/sign-in?return=/fr/account',
    '/api/profile',
    '/%2Fevil.example',
  ])('leads to the account from %j', (address) => {
    expect(back(address)).toBe('/fr/account')
  })

  it('leads to the account where nothing is said', () => {
    expect(returnAddress(new URLSearchParams(), 'fr')).toBe('/fr/account')
  })

  it('is found again in the address of the page to sign in', () => {
    const path = '/fr/account/edit-profile?a=b&return=/fr/about'
    expect(signInPath('/fr/account/x', 'fr')).toBe('/fr/account/sign-in?return=/fr/account/x')
    expect(returnAddress(new URL(signInPath(path, 'fr'), ORIGIN).searchParams, 'fr')).toBe(path)
  })

  it('never leaves the site, whatever the address says', () => {
    const marks = ['/', '\\', '//', '..', '.', '%2f', '%5c', '@', ':', '?', '#', '\t', '\n', '\r', '\0', '\u00a0']
    const words = ['fr', 'account', 'edit-profile', 'buy-cars', 'evil.example', 'http', 'https://', 'javascript:']
    const piece = fc.constantFrom(...marks, ...words)
    const hostile = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.constantFrom('', '/'), hostile, fc.constantFrom(...edition.languages), (start, rest, language) => {
        const address = returnAddress(new URLSearchParams({ return: start + rest }), language)
        const { origin, pathname } = new URL(address, ORIGIN)
        expect(origin).toBe(ORIGIN)
        expect(address).toMatch(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/)
        expect(parsePath(pathname)).not.toBeNull()
      }),
      { numRuns: 5000 },
    )
  })
})
