import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { LANGUAGES } from '@otosafi/editions/language'

import { flatten } from './dictionary.ts'
import { LOCALES_FOLDER, readLocaleFile } from './read-locales.ts'
import { BASE_FILES, EDITION_FILES, WRITTEN_LANGUAGES } from './testing/locale-files.ts'

/** The messages that P-37 writes with an exclamation mark; nothing else has one. */
const EXCLAIMED = ['errors.generic', 'errors.favouritesNotLoaded', 'errors.unexpected']

describe.each([...BASE_FILES, ...EDITION_FILES])('$name', ({ texts }) => {
  const texted = [...flatten(texts)]
  const having = (pattern: RegExp) => texted.filter(([, text]) => pattern.test(text))

  test('has no empty text and no space at an edge', () => {
    expect(having(/^\s|\s$|^$/)).toEqual([])
  })

  test('is in composed Unicode, without the narrow no-break space that no font of ours has', () => {
    expect(texted.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([])
    expect(having(/\u202f/)).toEqual([])
  })

  test('has typographic apostrophes and ellipses, and no plain space inside a number or before a unit', () => {
    expect(having(/'|\.\.\./)).toEqual([])
    expect(having(/\d \d|number\}\} (?:km|mi|kW|cm³|CV|kg|mm|l|g|s|kB|ko|MB|Mo|kWh)\b/)).toEqual([])
  })

  test('does not shout', () => {
    expect(having(/!/).filter(([path]) => !EXCLAIMED.includes(path))).toEqual([])
  })

  test('names what is pressed by the words that stand on it, for those who say them', () => {
    const seen = new Map(texted)
    const named = texted.filter(([path]) => path.endsWith('Named') && seen.has(path.slice(0, -'Named'.length)))
    const others = named.filter(
      ([path, text]) => !text.toLowerCase().includes((seen.get(path.slice(0, -'Named'.length)) ?? '').toLowerCase()),
    )
    expect(others).toEqual([])
  })

  test('has every placeholder closed and well written', () => {
    expect(
      having(/[{}]/).filter(([, text]) =>
        /[{}]/.test(text.replace(/\{\{\w+(?:, (?:money|number|date|month))?\}\}/g, '')),
      ),
    ).toEqual([])
  })
})

test.each([...BASE_FILES, ...EDITION_FILES].filter(({ language }) => language === 'fr'))(
  '$name keeps the French no-break space with : ; ? ! % and guillemets',
  ({ texts }) => {
    const broken = [...flatten(texts)].filter(([, text]) => /(?<!\u00a0)[:;?!%»]|«(?!\u00a0)/.test(text))
    expect(broken).toEqual([])
  },
)

test.each([...BASE_FILES, ...EDITION_FILES].filter(({ language }) => language === 'fr'))(
  '$name does not take its reader who signs in or up for a man',
  ({ texts }) => {
    const gendered = [...flatten(texts)].filter(([, text]) =>
      /(?:êtes|restez|étant)[^.]{0,14} (?:connecté|inscrit)(?!e)/.test(text),
    )
    expect(gendered).toEqual([])
  },
)

test.each([...BASE_FILES, ...EDITION_FILES].filter(({ language }) => language === 'ar'))(
  '$name keeps a sign of per cent with its figure',
  ({ texts }) => {
    expect([...flatten(texts)].filter(([, text]) => /(?<!\u00a0)%/.test(text))).toEqual([])
  },
)

/** Old telephones show the signs of direction of a text message as boxes. */
const TEXT_MESSAGE = /(?:^|[.:])message\./

test.each([...BASE_FILES, ...EDITION_FILES].filter(({ language }) => LANGUAGES[language].dir === 'rtl'))(
  '$name keeps prices, references and addresses in their own order, in titles and mails too',
  ({ texts }) => {
    const bare = [...flatten(texts)].filter(
      ([key, text]) =>
        /(?<!\u2066)\{\{(?:\w+, money|price|reference|contact|email)\}\}(?!\u2069)/.test(text) &&
        !TEXT_MESSAGE.test(key),
    )
    expect(bare).toEqual([])
  },
)

/** Texts that others show where no document says their direction: there the first letter decides, isolated ones apart. */
const SHOWN_ELSEWHERE = /(?:title|description|shareText)$/i

test.each([...BASE_FILES, ...EDITION_FILES].filter(({ language }) => LANGUAGES[language].dir === 'rtl'))(
  '$name begins what is shown elsewhere in its own direction, and keeps the name of a car apart from Latin words behind it',
  ({ texts }) => {
    const misled = [...flatten(texts)].filter(([key, text]) => {
      const open = text.replaceAll(/[\u2066\u2068][^\u2069]*\u2069/g, '')
      const [first = ''] = /\{\{[^}]*\}\}|[\p{L}\u200f]/u.exec(open) ?? []
      const begins = SHOWN_ELSEWHERE.test(key) && /^(?:\{\{(?:name|brand)\}\}|\p{Script=Latin})/u.test(first)
      const runsOn = /\{\{(?:name|brand)\}\}[^\p{L}{]*(?:\p{Script=Latin}|\{\{(?:url|mileage)\b)/u.test(open)
      return begins || runsOn
    })
    expect(misled).toEqual([])
  },
)

/** The messages that P-37 writes out. */
const LITERAL = {
  'errors.generic': 'Something went wrong!',
  'errors.internal': 'Internal error, please try again or contact us',
  'errors.tryLater': 'Please try after some time',
  'errors.resetLinkExpired': 'Password Reset Link is Expired',
  'errors.verificationLinkExpired': 'Account Verification Link Expired',
  'errors.tokenExpired': 'Your token is expired please create new one',
  'errors.alreadySubscribed': 'Already subscribed',
  'errors.phoneInvalid': 'Phone number is not valid',
  'errors.phoneNotUnique': 'Number must be unique',
  'errors.noCar': 'No car found',
  'errors.pageNotFound': 'Page Not Found',
  'errors.unexpected': 'Unexpected Application Error!',
  'success.addedToFavourites': 'Added to wishlist',
  'success.removedFromFavourites': 'Removed from wishlist',
  'success.subscribed': 'Subscribed successfully',
  'success.querySubmitted': 'Query submitted successfully',
  'success.passwordChanged': 'Password changed successfully',
  'success.accountDeleted': 'Account deleted successfully',
  'success.phoneVerified': 'Phone verified successfully',
  'success.accountVerified': 'Account verified successfully',
  'success.sellRequestSent': 'List Car Request Sent Successfully',
  'success.questionSent': 'Question Sent Successfully',
  'validation.passwordsMatch': 'Both passwords must match',
  'validation.name': 'Please input your Name',
  'validation.digitsMax_other': 'maximum {{count, number}} digits allowed',
  'validation.digitsMin_other': 'minimum {{count, number}} digits allowed',
}

test('English has the messages of the specification word for word', () => {
  expect(Object.fromEntries(flatten(readLocaleFile('en', 'common.json')))).toMatchObject(LITERAL)
})

test('what native speakers have confirmed or doubt are texts that exist', () => {
  for (const language of WRITTEN_LANGUAGES) {
    const review = JSON.parse(readFileSync(join(LOCALES_FOLDER, language, 'review.json'), 'utf8'))
    expect(review).toMatchObject({ language, confirmed: {} })
    const ofLanguage = [...BASE_FILES, ...EDITION_FILES].filter((file) => file.language === language)
    const keys = ofLanguage.flatMap(({ group, edition, texts }) =>
      [...flatten(texts).keys()].map((path) => `${group}${edition === null ? '' : `@${edition}`}:${path}`),
    )
    for (const key of Object.keys(review.confirmed)) expect(keys).toContain(key)
    for (const { key } of review.doubtful) expect(keys).toContain(key)
  }
})

test('no answer is promised by a time of its own: such times come from the claims of an edition', () => {
  const promised = [...flatten(readLocaleFile('en', 'common.json'))].filter(([, text]) =>
    /\b(?:usually|within an? (?:hour|day))\b/i.test(text),
  )
  expect(promised).toEqual([])
})
