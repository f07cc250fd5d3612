import { expect, it } from 'vitest'

import { cityFacts } from '@otosafi/demonstration/stock/facts/cities'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { COUNTRIES, EDITIONS } from '@otosafi/editions/registry'
import { flatten } from '@otosafi/i18n/dictionary'
import { readLocale } from '@otosafi/i18n/read-locales'
import { regionNames } from '@otosafi/search/text/region-names'
import { createTextDictionary } from '@otosafi/search/text/text-dictionary'

import { textEntriesOf } from './text-entries.ts'

it('every region where cars stand has other names by which people look for it', () => {
  const cities = [...Object.values(cityFacts), ...Object.values(COUNTRIES).map((country) => country.cities)].flat()
  const regions = new Set(cities.flatMap(({ region }) => region ?? []))
  expect(regions.size).toBeGreaterThan(20)
  expect([...regions].filter((region) => regionNames(region).length < 2)).toEqual([])
})

it.each(EDITION_IDS.filter((id) => EDITIONS[id].country !== null))(
  'the name of the own country narrows nothing in %s, in any of its languages',
  (edition) => {
    const { currency, country, languages } = EDITIONS[edition]
    const entries = textEntriesOf({ brands: new Map(), models: new Map(), cities: {} }, edition)
    const { interpret } = createTextDictionary(entries, { currency, country, languages })
    for (const language of languages) {
      const name = flatten(readLocale({ edition, language, group: 'common' })).get(`country.${edition}`) ?? edition
      expect([name, interpret(name)]).toEqual([name, interpret('')])
    }
  },
)
