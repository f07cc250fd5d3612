import { expect, test } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { COUNTRIES, EDITIONS } from '@otosafi/editions/registry'
import { flatten } from '@otosafi/i18n/dictionary'
import { readLocale } from '@otosafi/i18n/read-locales'

import { faqsOf } from './content/faqs.ts'
import { DEMONSTRATED, isDemonstrated } from './demonstrated.ts'
import { cityFacts } from './stock/facts/cities.ts'
import { stockFacts } from './stock/facts/markets.ts'

test('an edition without a demonstration lists the cities where its cars stand, each under a slug of its own', () => {
  for (const edition of EDITION_IDS) {
    const ids = COUNTRIES[edition].cities.map(({ id }) => id)
    expect(ids.length > 0, `cities of ${edition}`).toBe(!isDemonstrated(edition))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  }
})

test('the country-neutral edition has cars in a city of each country, and names them all', () => {
  const countries = DEMONSTRATED.filter((edition) => EDITIONS[edition].country !== null)
  const namesIn = (language: 'en' | 'fr') => {
    const texts = flatten(readLocale({ edition: 'default', language, group: 'common' }))
    return countries.map((edition) => texts.get(`country.${edition}`) ?? edition)
  }
  expect(new Set(cityFacts.default.map(({ region }) => region))).toEqual(new Set(namesIn('en')))
  const stocked = stockFacts.default.sources.flatMap(({ cities }) => cities)
  expect(new Set(stocked)).toEqual(new Set(cityFacts.default))
  const answer = faqsOf('default').find(({ id }) => id === 'which-country')?.answer
  for (const language of ['en', 'fr'] as const)
    expect(namesIn(language).filter((name) => !answer?.[language].includes(name))).toEqual([])
})
