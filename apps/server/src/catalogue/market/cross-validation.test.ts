import { describe, expect, it } from 'vitest'

import { crossValidate, type MarketSale } from './cross-validation.ts'

const sale = (price: number, changes: Partial<MarketSale> = {}): MarketSale => ({
  brand: 'dacia',
  model: 'duster',
  isDamaged: false,
  modelYear: 2018,
  mileage: 80_000,
  price,
  ...changes,
})

describe('a car in cross-validation', () => {
  it('is valued by others alone', () => {
    const valued = crossValidate([sale(140_000), ...Array.from({ length: 9 }, () => sale(100_000))])
    expect(valued[0]).toEqual({
      brand: 'dacia',
      modelYear: 2018,
      price: 140_000,
      range: { low: 100_000, middle: 100_000, high: 100_000 },
      confidence: 'medium',
    })
  })

  it('is compared with its own model and state', () => {
    const others = Array.from({ length: 5 }, () => sale(100_000))
    const valued = crossValidate([...others, sale(50_000, { isDamaged: true }), sale(70_000, { model: 'logan' })])
    expect(valued.slice(-2).map(({ range }) => range)).toEqual([null, null])
  })
})
