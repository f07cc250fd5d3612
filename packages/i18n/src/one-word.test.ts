import { expect, test } from 'vitest'

import { flatten } from './dictionary.ts'
import { readLocaleFile } from './read-locales.ts'
import { WRITTEN_LANGUAGES } from './testing/locale-files.ts'

/** Texts of two places that name one thing. */
const SAME = [
  ['booking:deposit.ways.showroom', 'sell:sale.place.store'],
  ['sell:sale.offer.base', 'server:mail.sale.base'],
  ['sell:sale.offer.tyres', 'server:mail.sale.kind.tyres'],
  ['sell:sale.offer.papers', 'server:mail.sale.kind.papers'],
  ['sell:sale.offer.other', 'server:mail.sale.kind.other'],
] as const

test.each(WRITTEN_LANGUAGES)('one thing has one word on every page and in mails: %s', (language) => {
  const textOf = (address: string) => {
    const [group = '', key = ''] = address.split(':')
    return flatten(readLocaleFile(language, `${group}.json`)).get(key)
  }
  for (const [one, other] of SAME) expect([one, textOf(one)]).toEqual([one, textOf(other) ?? `a text ${other}`])
})

/** Countries of editions that also make cars. */
const MAKERS = [
  ['country.ci', 'vin.from.CI'],
  ['country.coza', 'vin.from.ZA'],
] as const

// Zulu and Xhosa write a country after its label in another form than alone.
test.each(WRITTEN_LANGUAGES.filter((language) => language !== 'zu' && language !== 'xh'))(
  'a country has one name where it is chosen and where it made a car: %s',
  (language) => {
    const chosen = flatten(readLocaleFile(language, 'common.json'))
    const made = flatten(readLocaleFile(language, 'services.json'))
    for (const [country, maker] of MAKERS) expect([country, chosen.get(country)]).toEqual([country, made.get(maker)])
  },
)

test.each(['en', 'zu', 'xh'])('a loan’s down payment is not called by the word of a booking’s deposit: %s', (language) => {
  const terms = flatten(readLocaleFile(language, 'editions', 'coza', 'common.json')).get('car.monthly.terms') ?? ''
  const deposit = flatten(readLocaleFile(language, 'booking.json')).get('steps.deposit') ?? ''
  expect([terms, deposit]).not.toContain('')
  expect(terms.toLowerCase()).not.toContain(deposit.toLowerCase())
})
