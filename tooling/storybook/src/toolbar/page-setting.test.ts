import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { LANGUAGE_CODES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { chosenScheme, offeredLanguages, readPageSetting } from './page-setting.ts'

/** Sets the reader's system to a colour scheme. */
const setSystem = (scheme: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(scheme) }))

beforeEach(() => setSystem('light'))
afterEach(() => vi.unstubAllGlobals())

describe('the toolbar’s choices', () => {
  it.each([
    [{ edition: 'ma', language: 'ar' }, 'ar-MA rtl light system system'],
    [{ edition: 'ma', language: 'ar', direction: 'ltr' }, 'ar-MA ltr light system system'],
    [{ edition: 'ma', language: 'en', direction: 'rtl', scheme: 'dark' }, 'en-MA rtl dark system system'],
    [{ edition: 'coza', language: 'ar', direction: 'auto', motion: 'reduced' }, 'en-ZA ltr light reduced system'],
    [{ edition: 'sn', language: 'wo', colours: 'forced' }, 'wo-SN ltr light system forced'],
    [{ edition: 'nowhere', language: 7 }, 'fr-MA ltr light system system'],
  ])('%j come out as %s', (globals, expected) => {
    const { tag, direction, scheme, motion, colours } = readPageSetting(globals, LANGUAGE_CODES)
    expect([tag, direction, scheme, motion, colours].join(' ')).toBe(expected)
  })

  it('leave the colour scheme to the reader’s system until one is chosen', () => {
    setSystem('dark')
    expect([{}, { scheme: 'system' }, { scheme: 'light' }].map(chosenScheme)).toEqual(['dark', 'dark', 'light'])
    setSystem('light')
    expect([{}, { scheme: 'system' }, { scheme: 'dark' }].map(chosenScheme)).toEqual(['light', 'light', 'dark'])
  })

  it('lead to a language that the edition offers and that has texts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDITION_IDS),
        fc.constantFrom(...LANGUAGE_CODES),
        fc.subarray(LANGUAGE_CODES),
        (edition, language, withTexts) => {
          const available = ['en', ...withTexts]
          const found = readPageSetting({ edition, language }, available).language
          expect(EDITIONS[edition].languages).toContain(found)
          expect(available).toContain(found)
          expect(offeredLanguages(edition, available)).toContain(found)
        },
      ),
    )
  })
})
