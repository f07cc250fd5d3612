import fc from 'fast-check'
import { expect, it } from 'vitest'

import { FLOATING_CURRENCIES, RatesError } from './rates-port.ts'
import { readRates } from './read-rates.ts'

const ANSWER = { base: 'EUR', date: '2026-06-01', rates: { MAD: 10.71, ZAR: 19.2, RWF: 1710, USD: 1.18, GBP: 0.87 } }
const read = (changes: object) => readRates(JSON.stringify({ ...ANSWER, ...changes }))

/** The rates that are read; none where they are refused. */
function readOrRefuse(rates: unknown): Readonly<Record<string, number>> {
  try {
    return read({ rates }).perEuro
  } catch (error) {
    expect(error).toBeInstanceOf(RatesError)
    return {}
  }
}

it('reads what sources answer, other members passed over', () => {
  const more = { amount: 1, success: true, timestamp: 1_780_000_000, rates: { ...ANSWER.rates, JPY: 171 } }
  expect(read(more)).toEqual({ date: ANSWER.date, perEuro: ANSWER.rates })
})

it('takes the currencies that the source knows', () => {
  expect(read({ rates: { GBP: 0.87 } }).perEuro).toEqual({ GBP: 0.87 })
})

it('never takes the rate of the CFA franc', () => {
  expect(read({ rates: { ...ANSWER.rates, XOF: 700 } }).perEuro).not.toHaveProperty('XOF')
})

it.each<[string, object]>([
  ['says that it failed', { success: false }],
  ['tells rates of another base', { base: 'USD' }],
  ['tells rates of a hundred euros', { amount: 100 }],
  ['has no date', { date: undefined }],
  ['has a day that never was', { date: '2026-02-30' }],
  ['has an instant for a day', { date: '2026-06-01T00:00:00Z' }],
  ['has no rates', { rates: null }],
  ['has a list of rates', { rates: [10.71] }],
  ['knows none of the currencies', { rates: { JPY: 171 } }],
  ['has a text for a rate', { rates: { ...ANSWER.rates, MAD: '10.71' } }],
  ['has null for a rate', { rates: { ...ANSWER.rates, MAD: null } }],
  ['has a rate of zero', { rates: { ...ANSWER.rates, MAD: 0 } }],
  ['has a negative rate', { rates: { ...ANSWER.rates, MAD: -10.71 } }],
  ['has the inverse of a rate', { rates: { ...ANSWER.rates, MAD: 1 / 10.71 } }],
  ['has an implausibly high rate', { rates: { ...ANSWER.rates, RWF: 1e300 } }],
])('refuses an answer that %s', (_, changes) => {
  expect(() => read(changes)).toThrow(RatesError)
})

it('refuses any other text with an error of its own', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readRates(text)).toThrow(RatesError)
    }),
  )
})

it('returns only plausible rates of floating currencies, whatever the source says', () => {
  const rates = fc.dictionary(fc.constantFrom(...FLOATING_CURRENCIES, 'XOF', 'EUR', '__proto__'), fc.jsonValue())
  fc.assert(
    fc.property(rates, (given) => {
      const perEuro = readOrRefuse(given)
      // Less than the lowest plausible rate of any currency.
      for (const rate of Object.values(perEuro)) expect(rate).toBeGreaterThan(0.3)
      expect(Object.keys(perEuro).every((key) => FLOATING_CURRENCIES.some((known) => known === key))).toBe(true)
    }),
  )
})
