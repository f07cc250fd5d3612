import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { negotiateEncoding } from './compress.ts'
import { etagOf, matchesEtag } from './etag.ts'
import { languageOf, localize } from './localize.ts'
import { negotiateLanguage } from './negotiate-language.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['de, en;q=0.5, ar;q=0.8', 'ar'],
    ['en;q=0.5, ar;q=0.5', 'en'],
    ['en;q=0, *', 'fr'],
    ['zu', 'fr'],
    ['en;q=2, ar;q=x', 'fr'],
    [`${'x,'.repeat(5000)}en`, 'fr'],
  ])('to %j in Morocco is %s', (header, language) => {
    expect(negotiateLanguage(header, EDITIONS.ma)).toBe(language)
  })
})

describe('a text', () => {
  it('comes in the language asked for, else in the nearest that there is', () => {
    const text = { en: 'Hello', fr: 'Bonjour' }
    expect(localize(text, 'fr')).toBe('Bonjour')
    expect(localize(text, 'wo')).toBe('Bonjour')
    expect(localize(text, 'zu')).toBe('Hello')
    expect(languageOf(text, 'ar')).toBe('fr')
    expect(languageOf({ en: 'Hello' }, 'ar')).toBe('en')
    // English that merely stands for the one language that there is.
    expect(languageOf({ en: 'Bonjour', fr: 'Bonjour' }, 'en')).toBe('fr')
    expect(languageOf(text, 'en')).toBe('en')
  })
})

describe('the encoding of an answer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['br;q=0.0, *;q=0', null],
  ])('to %j is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
  })
})

describe('an ETag', () => {
  const etag = etagOf('ma', '1.2', 'question')

  it('is matched weakly, in lists, and by the star', () => {
    expect(matchesEtag(etag, etag)).toBe(true)
    expect(matchesEtag(`"x", ${etag.slice(2)}`, etag)).toBe(true)
    expect(matchesEtag('*', etag)).toBe(true)
    expect(matchesEtag(undefined, etag)).toBe(false)
    expect(matchesEtag(etagOf('sn', '1.2', 'question'), etag)).toBe(false)
    expect(matchesEtag(etagOf('ma', '1.2', 'another'), etag)).toBe(false)
  })
})
