import fc from 'fast-check'
import { expect, test } from 'vitest'

import { GRADES } from '@otosafi/domain/car/vocabulary'

import { DEMONSTRATED } from '../demonstrated.ts'
import { stockFacts } from './facts/markets.ts'
import { askingPrice, rawPrice, retainedShare, type Worth } from './price.ts'

const stocks = fc.constantFrom(...DEMONSTRATED.map((edition) => stockFacts[edition]))
const worths: fc.Arbitrary<Worth> = fc.record({
  priceNew: fc.integer({ min: 9_000, max: 90_000 }),
  isNew: fc.boolean(),
  age: fc.double({ min: 0, max: 25, noNaN: true }),
  mileage: fc.integer({ min: 0, max: 400_000 }),
  grade: fc.constantFrom(...GRADES, null),
  valueRetention: fc.double({ min: 0.8, max: 1.3, noNaN: true }),
  priceLevel: fc.constant({ isNew: 1, used: 1 }),
})
const more = fc.double({ min: 0, max: 20, noNaN: true })

test('a car never gains by age or mileage', () => {
  fc.assert(
    fc.property(stocks, worths, more, (stock, worth, extra) => {
      const price = askingPrice(worth, stock, 1)
      expect(askingPrice({ ...worth, age: worth.age + extra }, stock, 1)).toBeLessThanOrEqual(price)
      expect(askingPrice({ ...worth, mileage: worth.mileage + extra * 10_000 }, stock, 1)).toBeLessThanOrEqual(price)
    }),
  )
})

test('years and kilometres cost a used car something', () => {
  expect(retainedShare(5, 80_000, 1)).toBeLessThan(retainedShare(4, 80_000, 1))
  expect(retainedShare(5, 90_000, 1)).toBeLessThan(retainedShare(5, 80_000, 1))
})

test('a better grade never costs less, and a damaged car is the cheapest', () => {
  fc.assert(
    fc.property(worths, (worth) => {
      const prices = GRADES.map((grade) => rawPrice({ ...worth, isNew: false, grade }, 10))
      expect(prices).toEqual(prices.toSorted((one, other) => other - one))
    }),
  )
})

test('every price lies in the band and ends as the country writes prices', () => {
  fc.assert(
    fc.property(stocks, worths, fc.double({ min: 0.5, max: 2, noNaN: true }), (stock, worth, mood) => {
      const price = askingPrice(worth, stock, mood)
      expect(price).toBeGreaterThanOrEqual(stock.band.min)
      expect(price).toBeLessThanOrEqual(stock.band.max)
      expect((price + stock.rounding.less) % stock.rounding.step).toBe(0)
    }),
  )
})
