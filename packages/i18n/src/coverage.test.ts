import { expect, it } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { coverage, type CoverageSources, type Review } from './coverage.ts'
import type { Dictionary } from './dictionary.ts'
import { readLocaleFile } from './read-locales.ts'

const sources: CoverageSources = {
  base: (language, group) =>
    group !== 'common'
      ? {}
      : language === 'en'
        ? { cars_one: '1', cars_other: 'n', sold: 'sold' }
        : { cars_one: '1', cars_other: 'n' },
  override: (language, edition, group) =>
    language === 'fr' && edition === 'ma' && group === 'common' ? { cars_other: 'autrement' } : {},
  review: (language) => (language === 'fr' ? FRENCH : null),
}

const FRENCH: Review = {
  confirmed: { 'common:cars_one': '1', 'common:cars_other': 'n', 'common@ma:cars_other': 'autrement' },
  doubtful: [{ key: 'common:sold', why: 'a word' }],
}

it('counts texts, what is missing, what an edition words itself and what was reviewed', () => {
  const rows = coverage(sources)
  expect(rows.find(({ edition, language }) => edition === 'ma' && language === 'fr')).toEqual({
    edition: 'ma',
    language: 'fr',
    texts: 2,
    untranslated: 1,
    own: 1,
    reviewed: 1,
    share: 50,
    doubtful: 1,
  })
  expect(rows.find(({ edition, language }) => edition === 'coza' && language === 'en')).toMatchObject({
    texts: 2,
    untranslated: 0,
    own: 0,
    reviewed: 0,
  })
})

it('a text that is new or was changed since it was confirmed is pending by itself', () => {
  const reviewed = (texts: Dictionary) =>
    coverage({ ...sources, base: (language, group) => (group === 'common' && language === 'fr' ? texts : {}) }).find(
      ({ edition, language }) => edition === 'ci' && language === 'fr',
    )?.reviewed
  expect(reviewed({ cars_one: '1', cars_other: 'n' })).toBe(1)
  expect(reviewed({ cars_one: '1', cars_other: 'n', sold: 'vendu' })).toBe(1)
  expect(reviewed({ cars_one: '1', cars_other: 'new words' })).toBe(0)
})

it('has a line for every language that an edition offers, and nothing is untranslated', () => {
  const rows = coverage({
    base: (language, group) => readLocaleFile(language, `${group}.json`),
    override: (language, edition, group) => readLocaleFile(language, 'editions', edition, `${group}.json`),
    review: () => null,
  })
  expect(rows.map(({ edition, language }) => `${edition} ${language}`)).toEqual(
    EDITION_IDS.flatMap((edition) => EDITIONS[edition].languages.map((language) => `${edition} ${language}`)),
  )
  expect(rows.filter(({ untranslated }) => untranslated > 0)).toEqual([])
})
