import { expect, test } from 'vitest'

import { flatten } from './dictionary.ts'
import { BASE_FILES, EDITION_FILES } from './testing/locale-files.ts'
import { typedFigures } from './testing/typed-figures.ts'

/** Texts that are to have a figure of their own, each with the reason. */
const LITERAL: Readonly<Record<string, string>> = {
  'common:claims.roadsideAssistance.title': 'the claim as P-25 writes it; its text has the months of the claim',
  'common:listing.search.placeholder': 'an example of what a visitor types: a car and its year',
  'common:vocabulary.drivetrain.all': 'a kind of drive by its wheels, where a language names it so',
  'hero:search.textPlaceholder': 'an example of what a visitor types: a car and its year',
}

test.each([...BASE_FILES, ...EDITION_FILES])(
  '$name has no figure typed in a text: a figure comes from the fact that rules it',
  ({ group, texts }) => {
    const typed = [...flatten(texts)].filter(
      ([key, text]) => typedFigures(text).length > 0 && LITERAL[`${group}:${key}`] === undefined,
    )
    expect(typed).toEqual([])
  },
)

test('each text that may have a figure has one, in a language at least', () => {
  const having = new Set(
    BASE_FILES.flatMap(({ group, texts }) =>
      [...flatten(texts)].filter(([, text]) => typedFigures(text).length > 0).map(([key]) => `${group}:${key}`),
    ),
  )
  expect([...having].sort()).toEqual(Object.keys(LITERAL).sort())
})

test.each([
  ['It works for 24 hours.', ['24']],
  ['A code of {{digits, number}} digits', []],
  ['يبقى صالحا لمدة ٣٠ دقيقة', ['٣٠']],
  ['Chaque 10\u00a0000 km', ['10\u00a0000']],
  ['{{value, number}} kWh/100 km, CO2, 4×4, {{from, number}}:00', []],
  ['Date de 1re mise en circulation', []],
  ['RC1', []],
  ['A deposit of R3000', ['3000']],
])('in “%s” are typed: %j', (text, figures) => {
  expect(typedFigures(text)).toEqual(figures)
})
