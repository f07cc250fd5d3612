import { expect, test } from 'vitest'

import type { Language } from '@otosafi/editions/language'

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

/** What the cover of a car and the reminder of a visit say of their time. */
const SAID = {
  en: ['from the day you receive it', 'before you come'],
  fr: ['dès sa remise', 'avant de venir'],
  ar: ['من يوم تسلمها', 'قبل المجيء'],
  zu: ['kusukela ngosuku oyithola ngalo', 'ungakezi'],
  xh: ['ukusuka kumhla oyifumana ngawo', 'ungekezi'],
  rw: ['uhereye umunsi uyihawe', 'mbere yo kuza'],
  wo: ['bés bi nga ko jotee', 'balaa ngay ñëw'],
} as const satisfies Record<Language, readonly [string, string]>

test.each(WRITTEN_LANGUAGES)(
  'a cover says from when, and a visit not confirmed that one calls first: %s',
  (language) => {
    const [receipt, beforehand] = SAID[language]
    const cover = flatten(readLocaleFile(language, 'common.json'))
    for (const state of ['certified', 'uncertified', 'new'])
      expect(cover.get(`car.warranty.${state}`)).toContain(receipt)
    expect(flatten(readLocaleFile(language, 'server.json')).get('mail.visit.unconfirmed.subject')).toContain(beforehand)
  },
)

/** The word on the badge of a certified car, as it stands in the texts that say until when it is one, or that it is none. */
test('a certified car has one word in Kinyarwanda', () => {
  const common = flatten(readLocaleFile('rw', 'common.json'))
  const report = flatten(readLocaleFile('rw', 'report.json'))
  const word = common.get('car.badge.certified')?.toLowerCase() ?? 'no word'
  for (const text of [
    common.get('car.warranty.certified'),
    common.get('car.warranty.uncertified'),
    report.get('certified.until'),
    report.get('certified.not'),
  ])
    expect(text).toContain(word)
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
    for (const [country, maker] of MAKERS)
      expect([country, chosen.get(country)]).toEqual([country, made.get(maker) ?? `a text ${maker}`])
  },
)

test.each(['en', 'zu', 'xh'])(
  'a loan’s down payment is not called by the word of a booking’s deposit: %s',
  (language) => {
    const terms = flatten(readLocaleFile(language, 'editions', 'coza', 'common.json')).get('car.monthly.terms') ?? ''
    const deposit = flatten(readLocaleFile(language, 'booking.json')).get('steps.deposit') ?? ''
    expect([terms, deposit]).not.toContain('')
    expect(terms.toLowerCase()).not.toContain(deposit.toLowerCase())
  },
)
