import { expect, it } from 'vitest'

import { translatorOf } from './translators.ts'
import { unitText } from './unit-text.ts'

it.each([
  ['fr', 'km', 'l/100 km', 'kWh/100 km'],
  ['ar', 'كم', 'لتر/100 كم', 'كيلوواط ساعة/100 كم'],
] as const)('a unit stands alone as after a number, in %s', (language, ...units) => {
  const { t } = translatorOf(language)
  const written = (['km', 'litresPer100Km', 'kWhPer100Km'] as const).map((unit) => unitText(unit, t))
  expect(written.map((unit) => unit.replaceAll('\u00a0', ' '))).toEqual(units)
})
