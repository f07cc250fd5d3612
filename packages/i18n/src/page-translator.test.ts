import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { availableLanguages } from './available-languages.ts'
import { createI18n } from './create-translator.ts'
import { type Dictionary, flatten, splitPlural } from './dictionary.ts'
import { type Group, GROUPS } from './groups.ts'
import { createPageTranslator } from './page-translator.ts'
import { readLocale } from './read-locales.ts'

type LooseTranslate = (key: string, values?: Record<string, unknown>) => string

/** Counts at every edge of the plural rules. */
const COUNTS = [0, 1, 2, 3, 10, 11, 99, 100, 103, 1_000_000, 1.5]
const NAMES = /\{\{(\w+)(?:, (\w+))?\}\}/g

/** Values for every placeholder of a text, of the kind that its format takes. */
function sampleValues(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...text.matchAll(NAMES)].map(([, name = '', format]) => [
      name,
      format === 'date' || format === 'month' ? '2026-08-05' : format ? 1234.5 : 'Toyota “Corolla” <1.6>',
    ]),
  )
}

const offered = EDITION_IDS.flatMap((id) =>
  EDITIONS[id].languages
    .filter((language) => availableLanguages().includes(language))
    .map((language) => [id, language] as const),
)

describe.each(offered)('the browser’s translator in %s, %s', (id, language) => {
  const edition = EDITIONS[id]
  const resources = Object.fromEntries(
    GROUPS.map((group) => [group, readLocale({ edition: id, language, group })]),
  ) as Record<Group, Dictionary>
  const server = createI18n({ edition, language, resources }).t as unknown as LooseTranslate
  const browser = createPageTranslator({ edition, language, resources }).t as unknown as LooseTranslate

  it('writes every text exactly as the server does', () => {
    let compared = 0
    for (const group of GROUPS) {
      for (const [path, text] of flatten(resources[group])) {
        const { family, form } = splitPlural(path)
        for (const count of form === null ? [undefined] : COUNTS) {
          const values = { ...sampleValues(text), ...(count === undefined ? {} : { count }) }
          const key = `${group}:${form === null ? path : family}`
          expect(browser(key, values), key).toBe(server(key, values))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  it('shows nothing for a key without text, as the server does', () => {
    for (const key of [
      'nowhere',
      'car.nowhere',
      'hero:nowhere',
      'nogroup:car',
      'car',
      'constructor',
      'car.constructor',
    ]) {
      expect(browser(key), key).toBe(server(key))
    }
  })
})

describe('a group that comes later', () => {
  it('is known from then on', () => {
    const translator = createPageTranslator({ edition: EDITIONS.ma, language: 'en', resources: {} })
    expect(translator.hasResourceBundle('en', 'hero')).toBe(false)
    translator.addResourceBundle('en', 'hero', readLocale({ edition: 'ma', language: 'en', group: 'hero' }))
    expect(translator.hasResourceBundle('en', 'hero')).toBe(true)
    expect((translator.t as unknown as LooseTranslate)('hero:search.brand')).toBe('Brand')
  })
})
