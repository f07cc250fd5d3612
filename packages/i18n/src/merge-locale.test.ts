import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Dictionary, flatten } from './dictionary.ts'
import { fillMissing, mergeLocale } from './merge-locale.ts'

const base: Dictionary = {
  car: { sold: 'Sold', new: 'New' },
  results_one: '{{count}} car',
  results_other: '{{count}} cars',
}

test('an edition changes the words that it names and no others', () => {
  expect(mergeLocale(base, { car: { sold: 'Gone' } })).toEqual({ ...base, car: { sold: 'Gone', new: 'New' } })
})

test('an edition cannot add a text, nor turn a text into a branch or a branch into a text', () => {
  expect(() => mergeLocale(base, { car: { stolen: 'Stolen' } })).toThrow('Not in the base: car.stolen')
  expect(() => mergeLocale(base, { car: 'Car' })).toThrow('Not in the base: car')
  expect(() => mergeLocale(base, { car: { sold: { on: 'Sold on' } } })).toThrow('Not in the base: car.sold')
})

test('what is missing is filled at any depth, and own texts stay', () => {
  expect(fillMissing({ car: { sold: 'Vendue' } }, base)).toEqual({ ...base, car: { sold: 'Vendue', new: 'New' } })
})

test('a text with plural forms is never made of two languages', () => {
  const filled = fillMissing({ results_other: 'imodoka {{count}}' }, { ...base, results_zero: 'No car' })
  expect(filled).toEqual({ results_other: 'imodoka {{count}}', car: base['car'] })
})

const { dictionary } = fc.letrec<{ dictionary: Dictionary; entry: string | Dictionary }>((tie) => ({
  entry: fc.oneof({ depthSize: 'small' }, fc.string(), tie('dictionary')),
  dictionary: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('entry'), { maxKeys: 4, noNullPrototype: true }),
}))

test('filling loses none of the own texts, keeps both inputs as they were, and leaves nothing to fill', () => {
  fc.assert(
    fc.property(dictionary, dictionary, (own, fallback) => {
      const before = JSON.stringify([own, fallback])
      const filled = fillMissing(own, fallback)
      for (const [path, text] of flatten(own)) expect(flatten(filled).get(path)).toBe(text)
      expect(fillMissing(filled, fallback)).toEqual(filled)
      expect(JSON.stringify([own, fallback])).toBe(before)
    }),
  )
})
