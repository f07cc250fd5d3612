import { expect, test } from 'vitest'

import { flatten } from './dictionary.ts'
import { readLocale, readLocaleFile } from './read-locales.ts'
import { leftOverEnglish } from './testing/left-over-english.ts'
import { BASE_FILES, EDITION_FILES } from './testing/locale-files.ts'

test.each([...BASE_FILES, ...EDITION_FILES].filter(({ language }) => language !== 'en'))(
  '$name has no English left in it',
  ({ language, edition, group, texts }) => {
    const english = flatten(
      edition === null ? readLocaleFile('en', `${group}.json`) : readLocale({ edition, language: 'en', group }),
    )
    const found = [...flatten(texts)].flatMap(([key, text]) => {
      const words = leftOverEnglish(text, english.get(key) ?? '', language)
      return words.length === 0 ? [] : [`${key}: ${words.join(', ')}`]
    })
    expect(found).toEqual([])
  },
)

test.each([
  ['zu', 'Toyota Corolla automatic', 'Toyota Corolla automatic', ['toyota', 'corolla', 'automatic']],
  ['fr', 'Start and stop', 'Start and stop', ['start', 'and', 'stop']],
  ['fr', 'Diagnostic', 'Diagnostic', []],
  ['xh', 'Iimoto: see all the cars', 'See all the cars', ['see all the', 'all the cars']],
  ['rw', 'Reba imodoka zose kuri Otosafi', 'See all the cars of Otosafi', []],
  ['ar', '{{count, number}} kWh', '{{count, number}} kWh', []],
] as const)('of %s “%s” has left of “%s”: %j', (language, text, english, words) => {
  expect(leftOverEnglish(text, english, language)).toEqual(words)
})
