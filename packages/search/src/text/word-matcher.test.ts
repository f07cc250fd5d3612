import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createWordMatcher } from './word-matcher.ts'

it.each([
  ['warranty', 'The warranty covers the engine.'],
  ['GARANTIES', 'Les garanties couvrent le moteur.'],
  ['deposit', 'What becomes of my deposits?'],
  ['verifie', 'Que vérifie l’inspecteur ?'],
  ['réservation', 'La reservation dure sept jours.'],
  ['inspecion', 'What does the inspection cover?'],
  ['ضمان', 'ماذا يشمل الضمان؟'],
  ['الفحص', 'تقرير فحص السيارة'],
  ['أوراق', 'ما هي الاوراق المطلوبة؟'],
  ['٢٤', 'Paid within 24 hours'],
  ['how long is a car held', 'How long do you hold the car for me once it is held?'],
  ['', 'Anything at all'],
])('%s is in “%s”', (typed, text) => {
  expect(createWordMatcher(typed)(text)).toBeGreaterThan(0)
})

it.each([
  ['boat', 'What does the inspection cover?'],
  ['boat warranty', 'The warranty covers the engine.'],
  ['ranty', 'The warranty covers the engine.'],
  ['cot', 'A cat sat.'],
  ['قارب', 'ماذا يشمل الضمان؟'],
])('%s is not in “%s”', (typed, text) => {
  expect(createWordMatcher(typed)(text)).toBe(0)
})

it('prefers a text with all words to one with most of them', () => {
  const match = createWordMatcher('return car money')
  expect(match('Return the car, and get your money back.')).toBeGreaterThan(match('Return the car.'))
})

it('finds every text by its own words, and never fails', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      (text, typed) => {
        expect(createWordMatcher(text)(text)).toBe(1)
        expect(createWordMatcher(typed)(text)).toBeLessThanOrEqual(1)
      },
    ),
  )
})
