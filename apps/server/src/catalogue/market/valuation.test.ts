import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type ComparableCar, nearestAmong, valueAmong } from './valuation.ts'

const cars = fc.array(
  fc.record({
    modelYear: fc.integer({ min: 2005, max: 2026 }),
    mileage: fc.integer({ min: 0, max: 400_000 }),
    price: fc.integer({ min: 20_000, max: 2_000_000 }),
  }),
  { maxLength: 60 },
)
const asked = fc.record({
  modelYear: fc.integer({ min: 2005, max: 2026 }),
  mileage: fc.integer({ min: 0, max: 400_000 }),
})

/** Cars of one year at prices around 100,000. */
const alike = (count: number): ComparableCar[] =>
  Array.from({ length: count }, (_, at) => ({ modelYear: 2018, mileage: 80_000, price: 90_000 + 1000 * (at % 21) }))
const SUCH = { modelYear: 2018, mileage: 80_000 }

describe('a valuation', () => {
  it('is a range in order, or none', () => {
    fc.assert(
      fc.property(cars, asked, (market, car) => {
        const { range, comparables, confidence } = valueAmong(market, car)
        expect(range === null).toBe(confidence === 'none')
        expect(comparables).toBeLessThanOrEqual(market.length)
        if (range === null) return
        expect(range.low).toBeGreaterThan(0)
        expect([range.low, range.middle, range.high]).toEqual(
          [range.low, range.middle, range.high].sort((a, b) => a - b),
        )
      }),
    )
  })

  it('is never higher for an older car, nor for one with more kilometres', () => {
    fc.assert(
      fc.property(
        cars,
        asked,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 200_000 }),
        (market, car, years, km) => {
          const newer = valueAmong(market, car).range
          const older = valueAmong(market, { modelYear: car.modelYear - years, mileage: car.mileage + km }).range
          if (newer === null || older === null) return
          expect(older.low).toBeLessThanOrEqual(newer.low)
          expect(older.middle).toBeLessThanOrEqual(newer.middle)
          expect(older.high).toBeLessThanOrEqual(newer.high)
        },
      ),
    )
  })

  it('is not moved by one absurd advertisement, whatever ages and prices there are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            modelYear: fc.integer({ min: 2015, max: 2021 }),
            mileage: fc.integer({ min: 60_000, max: 140_000 }),
            noise: fc.double({ min: 0.9, max: 1.1, noNaN: true }),
          }),
          { minLength: 6, maxLength: 60 },
        ),
        fc.double({ min: 0.02, max: 0.1, noNaN: true }),
        fc.constantFrom(0.0001, 0.1, 10, 1e6),
        (market, loss, factor) => {
          const priced = market.map(({ modelYear, mileage, noise }) => ({
            modelYear,
            mileage,
            price: 200_000 * noise * (1 - loss) ** (2021 - modelYear) * 0.988 ** (mileage / 10_000),
          }))
          expect(valueAmong([...priced, { ...SUCH, price: 150_000 * factor }], SUCH)).toEqual(valueAmong(priced, SUCH))
        },
      ),
    )
  })

  it('learns how fast such cars lose value, from as many of them as it takes', () => {
    const ages = [0, 1, 2, 3, 5, 8, 12]
    const market = (count: number, year: number, mileage: number) =>
      Array.from({ length: count }, (_, at) => {
        const [age = 0, distance = 0] = [ages[at % 7], ages[(at * 3) % 5]]
        return {
          modelYear: 2025 - age,
          mileage: 20_000 * distance,
          price: 300_000 * (1 - year) ** age * (1 - mileage) ** (2 * distance),
        }
      })
    const young = { modelYear: 2024, mileage: 20_000 }
    const loss = (count: number) => valueAmong(market(count, 0.12, 0.02), young).loss
    expect(loss(400)?.year).toBeCloseTo(0.12, 2)
    expect(loss(400)?.mileage).toBeCloseTo(0.02, 2)
    // A few cars hardly change what is assumed.
    expect(Math.abs((loss(4)?.year ?? 0) - 0.06)).toBeLessThan(Math.abs((loss(40)?.year ?? 0) - 0.06))
    const worth = 300_000 * 0.88 * 0.98 ** 2
    expect(Math.abs((valueAmong(market(400, 0.12, 0.02), young).range?.middle ?? 0) / worth - 1)).toBeLessThan(0.02)
  })

  it('is not moved by one absurd advertisement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 60 }), fc.constantFrom(0.0001, 0.1, 10, 1e6), (count, factor) => {
        const absurd = { ...SUCH, price: Math.max(1, Math.round(100_000 * factor)) }
        expect(valueAmong([...alike(count), absurd], SUCH)).toEqual(valueAmong(alike(count), SUCH))
      }),
    )
  })

  it.each([
    [2, 'none'],
    [3, 'low'],
    [5, 'low'],
    [6, 'medium'],
    [14, 'medium'],
    [15, 'high'],
  ] as const)('by %i comparable cars has the confidence %s', (count, confidence) => {
    expect(valueAmong(alike(count), SUCH)).toMatchObject({ comparables: count, confidence })
  })

  it('has no confidence from cars of other times, and little from other models', () => {
    expect(valueAmong(alike(30), { ...SUCH, modelYear: 2014 })).toEqual({
      range: null,
      comparables: 0,
      confidence: 'none',
      loss: null,
    })
    expect(valueAmong(alike(30), SUCH, { isWholeBrand: true }).confidence).toBe('low')
  })

  it('names as many of the cars that it counts as are asked for, the nearest first', () => {
    fc.assert(
      fc.property(cars, asked, fc.integer({ min: 1, max: 12 }), (market, car, most) => {
        const named = nearestAmong(market, car, most)
        expect(named).toHaveLength(Math.min(most, valueAmong(market, car).comparables))
        const years = named.map(({ modelYear }) => Math.abs(modelYear - car.modelYear))
        expect(years).toEqual(years.toSorted((a, b) => a - b))
      }),
    )
  })

  it('has half of such cars in its range, also where few of them are known', () => {
    // The next car of a market of five or of fifty, whose prices are known in their order alone.
    for (const count of [5, 50]) {
      const prices = Array.from({ length: count }, (_, at) => 100_000 * 1.005 ** at)
      const { low = 0, high = 0 } =
        valueAmong(
          prices.map((price) => ({ ...SUCH, price })),
          SUCH,
        ).range ?? {}
      const within = prices.filter((price) => price > low && price < high).length
      // Each gap between two of them, and each end, is as likely for it as any other.
      expect(Math.abs((within + 1) / (count + 1) - 0.5)).toBeLessThanOrEqual(1 / (count + 1))
    }
  })

  it('carries prices over to the asked year and mileage, and says three digits', () => {
    const market = alike(21)
    expect(valueAmong(market, SUCH).range).toEqual({ low: 94_500, middle: 100_000, high: 105_000 })
    expect(valueAmong(market, { modelYear: 2017, mileage: 90_000 }).range?.middle).toBe(92_900)
    expect(valueAmong(market, { modelYear: 2017, mileage: null }).range?.middle).toBe(94_000)
  })
})
