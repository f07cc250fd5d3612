import { afterEach, expect, test, vi } from 'vitest'

import { LANGUAGE_CODES, type Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { createI18n, type Translate } from './create-translator.ts'
import type { Dictionary } from './dictionary.ts'
import { GROUPS } from './groups.ts'
import { readLocale } from './read-locales.ts'

const NBSP = '\u00a0'

function translatorOf(
  edition: keyof typeof EDITIONS,
  language: Language,
  onMissingKey?: (key: string) => void,
): Translate {
  const resources = Object.fromEntries(GROUPS.map((group) => [group, readLocale({ edition, language, group })]))
  return createI18n({ edition: EDITIONS[edition], language, resources, ...(onMissingKey && { onMissingKey }) }).t
}

/** A translator of texts of the test's own, whose keys the compiler does not know. */
function translateAnything(edition: keyof typeof EDITIONS, language: Language, common: Dictionary) {
  const { t } = createI18n({ edition: EDITIONS[edition], language, resources: { common } })
  return t as unknown as (key: string, values?: Record<string, unknown>) => string
}

afterEach(() => vi.unstubAllGlobals())

test('keys of every group are known to the compiler, and a key that English has not does not compile', () => {
  const t = translatorOf('ma', 'en')
  const fuelType = 'ev' as 'ev' | 'petrol'
  expect([
    t('car.badge.sold'),
    t('common:car.badge.sold'),
    t('routes:buyCars'),
    t(`vocabulary.fuelType.${fuelType}`),
  ]).toEqual(['Sold', 'Sold', 'Buy a car', 'Electric'])
  // @ts-expect-error no such key
  expect(t('car.badge.stolen')).toBe('')
})

test('a missing text shows nothing, never its key, and is reported with its group', () => {
  const missing: string[] = []
  const t = translatorOf('ma', 'fr', (key) => missing.push(key)) as unknown as (key: string) => string
  expect([t('car.nothing'), t('routes:nowhere'), t('car.badge')]).toEqual(['', '', ''])
  expect(missing).toEqual(['common:car.nothing', 'routes:nowhere', 'common:car.badge'])
})

test('amounts, numbers and dates inside texts follow the edition and the language', () => {
  const values = { amount: 12500000, value: 5.6, day: '2026-08-05' }
  const text = { text: '{{amount, money}} | {{value, number}} | {{day, date}} | {{day, month}}' }
  const write = (edition: keyof typeof EDITIONS, language: Language) =>
    translateAnything(edition, language, text)('text', values)
  expect(write('ma', 'fr')).toBe('12~500~000~DH | 5,6 | 5 août 2026 | août 2026'.replaceAll('~', NBSP))
  expect(write('rw', 'en')).toBe('RWF~12,500,000 | 5.6 | 5 August 2026 | August 2026'.replaceAll('~', NBSP))
  expect(write('coza', 'zu')).toBe('R~12~500~000 | 5.6 | 5 Agasti 2026 | Agasti 2026'.replaceAll('~', NBSP))
  expect(write('sn', 'wo')).toBe('12~500~000~FCFA | 5,6 | 5 Ut 2026 | Ut 2026'.replaceAll('~', NBSP))
})

test('a converted price names its own currency, and a value that is written already stays as it is', () => {
  const write = translateAnything('ma', 'fr', { text: '{{amount, money}}' })
  expect(write('text', { amount: 7800, currency: 'EUR' })).toBe('7~800~€'.replaceAll('~', NBSP))
  expect(write('text', { amount: '7 800 €' })).toBe('7 800 €')
})

test('a number in a text has the decimals that it needs and two at most', () => {
  const write = translateAnything('default', 'en', { text: '{{value, number}}' })
  expect([7, 5.6, 13.75, 0.1 + 0.2, 12.999].map((value) => write('text', { value }))).toEqual([
    '7',
    '5.6',
    '13.75',
    '0.3',
    '13',
  ])
})

test('what visitors typed is shown as typed: no markup is escaped twice, no placeholder or nesting in it is followed', () => {
  const write = translateAnything('ma', 'fr', { text: 'Sans {{name}}', secret: 'secret' })
  expect(write('text', { name: 'A & B <i>' })).toBe('Sans A & B <i>')
  expect(write('text', { name: '{{name}} $t(secret)' })).toBe('Sans {{name}} $t(secret)')
})

const FORMS = { n_zero: 'zero', n_one: 'one', n_two: 'two', n_few: 'few', n_many: 'many', n_other: 'other' }

test('the plural form of a count is the language’s own, whatever the engine knows', () => {
  const counts = [1, 2, 3, 10, 11, 99, 100, 103, 1_000_000]
  const table = Object.fromEntries(
    LANGUAGE_CODES.map((language) => {
      const write = translateAnything('default', language, FORMS)
      return [language, counts.map((count) => write('n', { count })).join(' ')]
    }),
  )
  expect(table).toMatchInlineSnapshot(`
    {
      "ar": "one two few few many many other few other",
      "en": "one other other other other other other other other",
      "fr": "one other other other other other other other other",
      "rw": "other other other other other other other other other",
      "wo": "other other other other other other other other other",
      "xh": "one other other other other other other other other",
      "zu": "one other other other other other other other other",
    }
  `)
})

test('zero has its own text wherever one is written, and otherwise the form of the language', () => {
  const { n_zero: _, ...withoutZero } = FORMS
  const zeroOf = (language: Language, forms: Dictionary) =>
    translateAnything('default', language, forms)('n', { count: 0 })
  expect(LANGUAGE_CODES.map((language) => zeroOf(language, FORMS))).toEqual(LANGUAGE_CODES.map(() => 'zero'))
  expect([
    zeroOf('en', withoutZero),
    zeroOf('fr', withoutZero),
    zeroOf('zu', withoutZero),
    zeroOf('rw', withoutZero),
  ]).toEqual(['other', 'one', 'one', 'other'])
})

test('no text asks the engine for a language: everything works where Intl answers nothing', () => {
  const asked: PropertyKey[] = []
  vi.stubGlobal('Intl', new Proxy({}, { get: (_, property) => void asked.push(property) }))
  for (const edition of Object.values(EDITIONS)) {
    for (const language of edition.languages) {
      const t = translatorOf(edition.id, language)
      expect(t('listing.results', { count: 2 })).not.toBe('')
      expect(t('car.monthly.over', { amount: 2376, months: 48 })).toContain('2')
      expect(t('car.papers.validUntil', { date: '2026-08-05' })).toContain('2026')
    }
  }
  // i18next lets the engine spell its own default codes; that needs no data of any language.
  expect(asked.filter((property) => property !== 'getCanonicalLocales')).toEqual([])
})

test('a group that comes later is shown from then on', () => {
  const i18n = createI18n({ edition: EDITIONS.ma, language: 'fr', resources: {} })
  const t: Translate = i18n.t
  expect(t('routes:buyCars')).toBe('')
  i18n.addResourceBundle('fr', 'routes', readLocale({ edition: 'ma', language: 'fr', group: 'routes' }))
  expect(t('routes:buyCars')).toBe('Acheter une voiture')
})
