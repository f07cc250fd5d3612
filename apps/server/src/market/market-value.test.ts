import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { candidatesOf, comparablesOf, ENOUGH, type MarketCar, marketValueOf } from './market-value.ts'

const CAR: MarketCar = {
  id: '00000000',
  brand: 'toyota',
  model: 'corolla',
  modelYear: 2019,
  mileage: 80_000,
  tamperedOdometer: false,
  isNew: false,
  grade: 'good',
  price: 140_000,
}

const valueOf = (car: MarketCar, market: readonly MarketCar[]) => marketValueOf(car, comparablesOf(car, market))

/** `count` cars with these `changes`, with ids of their own. */
const cars = (count: number, changes: Partial<MarketCar> = {}): MarketCar[] =>
  Array.from({ length: count }, (_, at) => ({ ...CAR, id: `${changes.modelYear ?? ''}-${at}`, ...changes }))

const price = fc.integer({ min: 1000, max: 10_000_000 })
const other = fc.record({
  modelYear: fc.integer({ min: 2016, max: 2022 }),
  mileage: fc.integer({ min: 0, max: 200_000 }),
  tamperedOdometer: fc.boolean(),
  isNew: fc.boolean(),
  grade: fc.constantFrom('excellent', 'good', 'average', 'damaged', null),
  brand: fc.constantFrom('toyota', 'dacia'),
  model: fc.constantFrom('corolla', 'yaris'),
  price,
})
/** Any market, with ids that differ from the car's. */
const market = fc
  .array(other, { maxLength: 60 })
  .map((rows): MarketCar[] => rows.map((row, at) => ({ ...row, id: `m${at}` })))
/** Cars that can all be compared with {@link CAR}. */
const peers = fc
  .array(fc.record({ modelYear: fc.integer({ min: 2018, max: 2020 }), price }), { minLength: ENOUGH, maxLength: 40 })
  .map((rows): MarketCar[] => rows.map((row, at) => ({ ...CAR, ...row, id: `p${at}` })))

describe('comparable cars', () => {
  it.each<[string, Partial<MarketCar>]>([
    ['of another model', { model: 'yaris' }],
    ['of another brand', { brand: 'lexus' }],
    ['that are new', { isNew: true, grade: null }],
    ['that are damaged', { grade: 'damaged' }],
    ['whose mileage is not true', { tamperedOdometer: true }],
    ['that are three years newer', { modelYear: 2022 }],
    ['that were driven much further', { mileage: 130_001 }],
    ['that were driven much less', { mileage: 29_999 }],
  ])('are not those %s', (_, changes) => {
    expect(comparablesOf(CAR, cars(9, changes))).toEqual([])
  })

  it('are those within a year, and within two where these are fewer than five', () => {
    const far = cars(7, { modelYear: 2021 })
    expect(comparablesOf(CAR, [...cars(5, { modelYear: 2018 }), ...far])).toHaveLength(5)
    expect(comparablesOf(CAR, [...cars(4, { modelYear: 2018 }), ...far])).toHaveLength(11)
  })

  it.each<[string, number, number, number]>([
    ['within 30,000 km where it was driven little', 1000, 31_000, 31_001],
    ['within 40 percent where it was driven much', 200_000, 280_000, 280_001],
  ])('have a mileage %s, and a further one where these are too few', (_, own, near, far) => {
    const car = { ...CAR, mileage: own }
    const further = cars(7, { mileage: far, modelYear: 2018 })
    expect(comparablesOf(car, [...cars(5, { mileage: near }), ...further])).toHaveLength(5)
    expect(comparablesOf(car, [...cars(4, { mileage: near }), ...further])).toHaveLength(11)
  })

  it('are all among the candidates', () => {
    fc.assert(
      fc.property(market, (all) => {
        const candidates = candidatesOf(all)
        const ids = (cars: readonly MarketCar[]) => cars.map(({ id }) => id).sort()
        for (const car of all) expect(ids(comparablesOf(car, candidates(car)))).toEqual(ids(comparablesOf(car, all)))
      }),
    )
  })

  it('do not exist for a car whose mileage is not true', () => {
    expect(comparablesOf({ ...CAR, tamperedOdometer: true }, cars(9))).toEqual([])
  })
})

describe('a market value', () => {
  it('needs five comparable cars', () => {
    expect(valueOf(CAR, cars(4))).toBeNull()
    expect(valueOf(CAR, cars(5))).toEqual({ value: 140_000, count: 5, low: 140_000, high: 140_000 })
  })

  it('is the median, between the tenth and the ninetieth percentile', () => {
    const prices = [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 1_000_000]
    const found = valueOf(
      CAR,
      prices.map((each, at) => ({ ...CAR, id: `${at}`, price: each * 1000 })),
    )
    expect(found).toEqual({ value: 150_000, count: 11, low: 110_000, high: 190_000 })
  })

  it('tells what a car of this year and mileage is worth', () => {
    const newer = valueOf(CAR, cars(5, { modelYear: 2020, price: 100_000 }))
    expect(newer?.value).toBe(94_000)
    const fresher = valueOf(CAR, cars(5, { mileage: 70_000, price: 100_000 }))
    expect(fresher?.value).toBe(98_800)
  })

  it('does not hang on the order of the cars', () => {
    fc.assert(
      fc.property(market, (all) => {
        expect(valueOf(CAR, all.toReversed())).toEqual(valueOf(CAR, all))
        expect(
          valueOf(
            CAR,
            all.toSorted((a, b) => a.price - b.price),
          ),
        ).toEqual(valueOf(CAR, all))
      }),
    )
  })

  it('never counts the car itself, nor asks what it costs', () => {
    fc.assert(
      fc.property(market, price, (all, own) => {
        const car = { ...CAR, price: own }
        expect(comparablesOf(car, [...all, car]).map(({ id }) => id)).not.toContain(car.id)
        expect(valueOf(car, [...all, car])).toEqual(valueOf(CAR, all))
      }),
    )
  })

  it('lies within its spread, and all within the prices of its comparables', () => {
    fc.assert(
      fc.property(peers, (all) => {
        const peersOfOneYear = all.map((each) => ({ ...each, modelYear: CAR.modelYear }))
        const prices = all.map((each) => each.price)
        const { value, low, high, count } = valueOf(CAR, peersOfOneYear) ?? { value: 0, low: 0, high: 0, count: 0 }
        expect(count).toBe(all.length)
        expect(low).toBeGreaterThanOrEqual(Math.min(...prices))
        expect(value).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(value)
        expect(high).toBeLessThanOrEqual(Math.max(...prices))
      }),
    )
  })

  it('cannot be moved out of the honest prices by fewer absurd ones', () => {
    const absurd = fc.array(fc.constantFrom(1, 2_000_000_000), { maxLength: 60 })
    fc.assert(
      fc.property(peers, absurd, (all, prices) => {
        const honest = all.map((each) => ({ ...each, modelYear: CAR.modelYear }))
        const liars = prices.slice(0, honest.length - 1).map((each, at) => ({ ...CAR, id: `a${at}`, price: each }))
        const value = valueOf(CAR, [...honest, ...liars])?.value ?? 0
        expect(value).toBeGreaterThanOrEqual(Math.min(...honest.map((each) => each.price)))
        expect(value).toBeLessThanOrEqual(Math.max(...honest.map((each) => each.price)))
      }),
    )
  })

  it('is the same in every currency', () => {
    fc.assert(
      fc.property(peers, fc.integer({ min: 2, max: 200 }), (all, rate) => {
        const [here, there] = [all, all.map((each) => ({ ...each, price: each.price * rate }))].map((each) =>
          valueOf(CAR, each),
        )
        if (!here || !there) throw new Error('There are enough')
        for (const key of ['value', 'low', 'high'] as const)
          expect(Math.abs(there[key] - here[key] * rate)).toBeLessThanOrEqual((rate + 1) / 2)
        expect(there.count).toBe(here.count)
      }),
    )
  })

  it('is a price that the database takes, whatever the prices are', () => {
    for (const extreme of [1, 2 ** 31 - 1]) {
      const found = valueOf({ ...CAR, mileage: 900_000 }, cars(5, { mileage: 1_200_000, price: extreme }))
      const less = valueOf({ ...CAR, mileage: 900_000 }, cars(5, { mileage: 600_000, price: extreme }))
      for (const each of [found?.value, less?.value]) {
        expect(each).toBeGreaterThanOrEqual(1)
        expect(each).toBeLessThan(2 ** 31)
      }
    }
  })
})
