import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { propertyRuns, PROPERTY_TIMEOUT } from '@otosafi/vitest/property-runs'

import { type MarketCar, type MarketValue } from './market-rules.ts'
import { marketValuesOf } from './market-value.ts'
import { oracle } from './testing/oracle.ts'

const CAR: MarketCar = {
  id: '00000000',
  brand: 'toyota',
  model: 'corolla',
  modelYear: 2019,
  mileage: 80_000,
  isContradicted: false,
  isNew: false,
  grade: 'good',
  price: 140_000,
}

/** The market value of `car` among the others of `market`. */
const valueOf = (car: MarketCar, market: readonly MarketCar[]): MarketValue => {
  const others = market.filter(({ id }) => id !== car.id)
  return marketValuesOf([...others, car])[others.length] as MarketValue
}
/** How many of `market` the car is compared with. */
const countFor = (car: MarketCar, market: readonly MarketCar[]): number => valueOf(car, market).comparables

/** `count` cars with these `changes`, with ids of their own. */
const cars = (count: number, changes: Partial<MarketCar> = {}): MarketCar[] =>
  Array.from({ length: count }, (_, at) => ({ ...CAR, id: `${changes.modelYear ?? ''}-${at}`, ...changes }))

const price = fc.integer({ min: 1000, max: 10_000_000 })
const other = fc.record({
  modelYear: fc.integer({ min: 2016, max: 2022 }),
  mileage: fc.integer({ min: 0, max: 200_000 }),
  isContradicted: fc.boolean(),
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
/**
 * Many cars of few kinds, so that most are compared with some; mileages and prices that come again and ends of tolerances
 * among them.
 */
const crowd = fc
  .array(
    fc.record({
      modelYear: fc.integer({ min: 2015, max: 2022 }),
      mileage: fc.oneof(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 0, max: 20 }).map((tens) => tens * 10_000),
      ),
      isContradicted: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      isNew: fc.boolean(),
      grade: fc.constantFrom('good', 'damaged'),
      brand: fc.constant('toyota'),
      model: fc.constantFrom('corolla', 'yaris'),
      price: fc.oneof(
        price,
        fc.integer({ min: 10, max: 20 }).map((tens) => tens * 10_000),
      ),
    }),
    { maxLength: 300, size: 'max' },
  )
  .map((rows): MarketCar[] => rows.map((row, at) => ({ ...row, id: `c${at}` })))
/** Cars that can all be compared with {@link CAR}. */
const peers = fc
  .array(fc.record({ modelYear: fc.integer({ min: 2018, max: 2020 }), price }), {
    minLength: 5,
    maxLength: 40,
  })
  .map((rows): MarketCar[] => rows.map((row, at) => ({ ...CAR, ...row, id: `p${at}` })))

const pricesOf = ({ low, value, high }: MarketValue): number[] =>
  value === null || low === null || high === null ? [] : [low, value, high]

describe('comparable cars', () => {
  it.each<[string, Partial<MarketCar>]>([
    ['of another model', { model: 'yaris' }],
    ['of another brand', { brand: 'lexus' }],
    ['that are new', { isNew: true, grade: null }],
    ['that are damaged', { grade: 'damaged' }],
    ['whose mileage is not true', { isContradicted: true }],
  ])('are not those %s', (_, changes) => {
    expect(countFor(CAR, cars(9, changes))).toBe(0)
  })

  it('are those within a year, and within two where these are fewer than five', () => {
    const far = cars(7, { modelYear: 2021 })
    expect(countFor(CAR, [...cars(5, { modelYear: 2018 }), ...far])).toBe(5)
    expect(countFor(CAR, [...cars(4, { modelYear: 2018 }), ...far])).toBe(11)
  })

  it.each([
    ['near', 5, { modelYear: 2020 }],
    ['far', 5, { modelYear: 2021 }],
    ['far', 5, { mileage: 130_000 }],
    ['wide', 4, { modelYear: 2023 }],
    ['wide', 4, { mileage: 160_000 }],
    ['model', 3, { modelYear: 2008 }],
    ['model', 3, { mileage: 400_000 }],
  ] as const)('are looked for %s where at least %i are no nearer', (width, atLeast, changes) => {
    expect(valueOf(CAR, cars(atLeast, changes))).toMatchObject({ comparables: atLeast, width })
    const few = valueOf(CAR, cars(atLeast - 1, changes))
    expect(few.width).not.toBe(width)
    expect(few.comparables).toBe(atLeast - 1)
  })

  it.each<[string, number, number, number]>([
    ['within 30,000 km where it was driven little', 1000, 31_000, 31_001],
    ['within 40 percent where it was driven much', 200_000, 280_000, 280_001],
  ])('have a mileage %s, and a further one where these are too few', (_, own, near, far) => {
    const car = { ...CAR, mileage: own }
    const further = cars(7, { mileage: far, modelYear: 2018 })
    expect(countFor(car, [...cars(5, { mileage: near }), ...further])).toBe(5)
    expect(countFor(car, [...cars(4, { mileage: near }), ...further])).toBe(11)
  })

  it('do not exist for a car whose mileage is not true', () => {
    expect(countFor({ ...CAR, isContradicted: true }, cars(9))).toBe(0)
  })
})

describe('a market value', () => {
  it('needs three comparable cars', () => {
    expect(valueOf(CAR, cars(2))).toEqual({ comparables: 2, width: null, value: null, low: null, high: null })
    const alike = { value: 140_000, low: 140_000, high: 140_000 }
    expect(valueOf(CAR, cars(3))).toEqual({ comparables: 3, width: 'model', ...alike })
    expect(valueOf(CAR, cars(5))).toEqual({ comparables: 5, width: 'near', ...alike })
  })

  it('is the median, between the tenth and the ninetieth percentile', () => {
    const prices = [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 1_000_000]
    const found = valueOf(
      CAR,
      prices.map((each, at) => ({ ...CAR, id: `${at}`, price: each * 1000 })),
    )
    expect(found).toEqual({ comparables: 11, width: 'near', value: 150_000, low: 110_000, high: 190_000 })
  })

  it('tells what a car of this year and mileage is worth', () => {
    const newer = valueOf(CAR, cars(5, { modelYear: 2020, price: 100_000 }))
    expect(newer.value).toBe(94_000)
    const fresher = valueOf(CAR, cars(5, { mileage: 70_000, price: 100_000 }))
    expect(fresher.value).toBe(98_800)
  })

  it(
    'is the one that brute force finds, for every car of a market',
    () => {
      fc.assert(
        fc.property(fc.oneof(crowd, market), (all) => {
          expect(marketValuesOf(all)).toEqual(all.map((car) => oracle(car, all)))
        }),
        { numRuns: propertyRuns(100) },
      )
    },
    PROPERTY_TIMEOUT,
  )

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
        expect(valueOf(car, all)).toEqual(valueOf(CAR, all))
      }),
    )
  })

  it('lies within its spread, and all within the prices of its comparables', () => {
    fc.assert(
      fc.property(peers, (all) => {
        const peersOfOneYear = all.map((each) => ({ ...each, modelYear: CAR.modelYear }))
        const prices = all.map((each) => each.price)
        const found = valueOf(CAR, peersOfOneYear)
        expect(found.comparables).toBe(all.length)
        const [low = 0, value = 0, high = 0] = pricesOf(found)
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
        const value = valueOf(CAR, [...honest, ...liars]).value
        expect(value).toBeGreaterThanOrEqual(Math.min(...honest.map((each) => each.price)))
        expect(value).toBeLessThanOrEqual(Math.max(...honest.map((each) => each.price)))
      }),
    )
  })

  it('is the same in every currency', () => {
    fc.assert(
      fc.property(peers, fc.integer({ min: 2, max: 200 }), (all, rate) => {
        const here = valueOf(CAR, all)
        const there = valueOf(
          CAR,
          all.map((each) => ({ ...each, price: each.price * rate })),
        )
        for (const [at, inOther] of pricesOf(there).entries())
          expect(Math.abs(inOther - (pricesOf(here)[at] as number) * rate)).toBeLessThanOrEqual((rate + 1) / 2)
        expect(there.comparables).toBe(here.comparables)
      }),
    )
  })

  it('is a price that the database takes, whatever the prices are', () => {
    for (const extreme of [1, 2 ** 31 - 1]) {
      const found = valueOf({ ...CAR, mileage: 900_000 }, cars(5, { mileage: 1_200_000, price: extreme }))
      const less = valueOf({ ...CAR, mileage: 900_000 }, cars(5, { mileage: 600_000, price: extreme }))
      for (const each of [found.value, less.value]) {
        expect(each).toBeGreaterThanOrEqual(1)
        expect(each).toBeLessThan(2 ** 31)
      }
    }
  })
})
