import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { LANGUAGE_CODES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { offeredLanguages, readPageSetting } from './page-setting.ts'

describe('the toolbar’s choices', () => {
  it.each([
    [{ edition: 'ma', language: 'ar' }, 'ar-MA rtl light'],
    [{ edition: 'ma', language: 'ar', direction: 'ltr' }, 'ar-MA ltr light'],
    [{ edition: 'ma', language: 'en', direction: 'rtl', scheme: 'dark' }, 'en-MA rtl dark'],
    [{ edition: 'coza', language: 'ar', direction: 'auto' }, 'en-ZA ltr light'],
    [{ edition: 'sn', language: 'wo' }, 'wo-SN ltr light'],
    [{ edition: 'nowhere', language: 7 }, 'fr-MA ltr light'],
  ])('%j come out as %s', (globals, expected) => {
    const { tag, direction, scheme } = readPageSetting(globals, LANGUAGE_CODES)
    expect([tag, direction, scheme].join(' ')).toBe(expected)
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
