import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { flatten } from '@otosafi/i18n/dictionary'
import { readLocale } from '@otosafi/i18n/read-locales'

/** Numbers as they are written, from zero on. */
const WRITTEN = {
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'aucun un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
}

it.each(['en', 'fr'] as const)('the headline of the country-neutral edition counts the countries: %s', (language) => {
  const countries = Object.values(EDITIONS).filter(({ country }) => country !== null)
  const headline = flatten(readLocale({ edition: 'default', language, group: 'hero' })).get('headline')
  expect(headline?.split(' ')).toContain(WRITTEN[language][countries.length])
})
