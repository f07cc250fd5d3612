import { describe, expect, it } from 'vitest'

import { readAmount } from '@otosafi/domain/reading/read-number'

import { EDITION_IDS, type EditionId } from './edition.ts'
import { formatDate } from './format/date.ts'
import { formatMoney } from './format/money.ts'
import { formatNumber } from './format/number.ts'
import { FORM_OF_COUNT, FORMS_OF_LANGUAGE } from './format/plural.ts'
import { type Language, LANGUAGE_CODES } from './language.ts'
import { EDITIONS } from './registry.ts'

const spaces = (text: string) => text.replaceAll('\u00a0', '~')

/** Prices as they are written in each country, in one language for each way of writing them. */
const PRICES: Readonly<Record<EditionId, readonly (readonly [Language, number, string])[]>> = {
  ma: [
    ['fr', 85_000, '85~000~DH'],
    ['en', 85_000, '85~000~DH'],
    ['ar', 85_000, '85~000~DH'],
  ],
  ci: [['fr', 4_500_000, '4~500~000~FCFA']],
  sn: [
    ['wo', 4_500_000, '4~500~000~FCFA'],
    ['en', 4_500_000, '4~500~000~FCFA'],
  ],
  coza: [
    ['en', 185_000, 'R~185~000'],
    ['zu', 185_000, 'R~185~000'],
    ['xh', 185_000, 'R~185~000'],
  ],
  rw: [
    ['en', 12_000_000, 'RWF~12,000,000'],
    ['rw', 12_000_000, 'RWF~12,000,000'],
    ['fr', 12_000_000, 'RWF~12~000~000'],
  ],
  default: [['fr', 7800, '7~800~€']],
}

describe('prices', () => {
  it.each(EDITION_IDS.flatMap((edition) => PRICES[edition].map((price) => [edition, ...price] as const)))(
    '%s in %s: %d is written %s',
    (edition, language, amount, written) => {
      expect(spaces(formatMoney(amount, EDITIONS[edition].currency, { edition, language }))).toBe(written)
    },
  )

  it('are read again as they are written, in every edition and language', () => {
    for (const { id, currency, languages } of Object.values(EDITIONS))
      for (const language of languages) {
        const written = formatMoney(4_500_000, currency, { edition: id, language })
        expect(readAmount(written, currency), written).toBe(4_500_000)
      }
  })

  it('are converted to dollars and pounds with the sign in front', () => {
    expect(formatMoney(8400, 'USD', { edition: 'default', language: 'en' })).toBe('$8,400')
    expect(spaces(formatMoney(6700, 'GBP', { edition: 'ma', language: 'fr' }))).toBe('£6~700')
  })
})

describe('numbers', () => {
  it('take the language’s decimal sign and a true minus', () => {
    expect(spaces(formatNumber(-1234.5, { edition: 'ma', language: 'fr' }, 1))).toBe('−1~234,5')
    expect(formatNumber(1234.5, { edition: 'rw', language: 'en' }, 1)).toBe('1,234.5')
    expect(formatNumber(-0.2, { edition: 'rw', language: 'en' })).toBe('0')
  })
})

describe('dates', () => {
  it('are written with the language’s own months', () => {
    expect(LANGUAGE_CODES.map((language) => formatDate('2026-08-05T23:59:59Z', language))).toMatchInlineSnapshot(`
      [
        "5 August 2026",
        "5 août 2026",
        "5 غشت 2026",
        "5 Agasti 2026",
        "5 Agasti 2026",
        "5 Kanama 2026",
        "5 Ut 2026",
      ]
    `)
  })

  it('refuse what is no date', () => {
    expect(formatDate('2026-01-01', 'fr')).toBe('1er janvier 2026')
    expect(formatDate('2026-01-11', 'fr')).toBe('11 janvier 2026')
    expect(() => formatDate('soon', 'en')).toThrow(RangeError)
    expect(() => formatDate('2026-13-01', 'en')).toThrow(RangeError)
  })
})

describe('plural forms', () => {
  it('are right at every edge in every language', () => {
    const counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 1_000_000]
    const table = Object.fromEntries(
      LANGUAGE_CODES.map((language) => [language, counts.map(FORM_OF_COUNT[language]).join(' ')]),
    )
    expect(table).toMatchInlineSnapshot(`
      {
        "ar": "zero one two few few many many other other other few other",
        "en": "other one other other other other other other other other other other",
        "fr": "one one other other other other other other other other other other",
        "rw": "other other other other other other other other other other other other",
        "wo": "other other other other other other other other other other other other",
        "xh": "other one other other other other other other other other other other",
        "zu": "one one other other other other other other other other other other",
      }
    `)
  })

  it('are only those that the language declares', () => {
    for (const language of LANGUAGE_CODES) {
      const [forms, select] = [FORMS_OF_LANGUAGE[language], FORM_OF_COUNT[language]]
      for (let count = 0; count < 300; count++) expect(forms).toContain(select(count))
    }
  })
})
