import { expect, test } from 'vitest'

import type { Car } from '@otosafi/domain/car/car'
import {
  BODY_TYPES,
  COLORS,
  FEATURES,
  FUEL_TYPES,
  GRADES,
  MILEAGE_RANGES,
  mileageRangeOf,
  SALE_STATUSES,
  TRANSMISSIONS,
} from '@otosafi/domain/car/vocabulary'

import { DEMONSTRATED } from '../demonstrated.ts'
import { cityFacts } from './facts/cities.ts'
import { stockFacts } from './facts/markets.ts'
import { generateCar } from './generate-car.ts'
import type { SeedCar } from './seed-car.ts'

const options = { today: '2026-06-15' }
const stocks = DEMONSTRATED.map((edition) => ({
  edition,
  seeds: Array.from({ length: 400 }, (_, index) => generateCar(edition, index, options)),
}))
const everyCar = stocks.flatMap(({ seeds }) => seeds.map(({ car }) => car))

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

const used = (seeds: readonly SeedCar[]): Car[] => seeds.map(({ car }) => car).filter(({ isNew }) => !isNew)

test('every value that a filter offers is somewhere in the stock', () => {
  expect(new Set(everyCar.map(({ fuelType }) => fuelType))).toEqual(new Set(FUEL_TYPES))
  expect(new Set(everyCar.map(({ bodyType }) => bodyType))).toEqual(new Set(BODY_TYPES))
  expect(new Set(everyCar.map(({ transmission }) => transmission))).toEqual(new Set(TRANSMISSIONS))
  expect(new Set(everyCar.map(({ color }) => color))).toEqual(new Set(COLORS))
  expect(new Set(everyCar.map(({ grade }) => grade))).toEqual(new Set([...GRADES, null]))
  expect(new Set(everyCar.flatMap(({ features }) => features))).toEqual(new Set(FEATURES))
  expect(new Set(everyCar.map(({ status }) => status))).toEqual(new Set(SALE_STATUSES))
  expect(new Set(everyCar.map(({ mileage }) => mileageRangeOf(mileage)))).toEqual(
    new Set(MILEAGE_RANGES.map(({ id }) => id)),
  )
  expect(new Set(everyCar.map(({ origin }) => origin))).toEqual(new Set(['local', 'imported']))
})

test.each(stocks)(
  '$edition: many makes, a median price in the country’s centre, no pile at the band’s edges',
  ({ edition, seeds }) => {
    const cars = seeds.map(({ car }) => car)
    const { centre, band } = stockFacts[edition]
    expect(new Set(cars.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length)
    expect(new Set(cars.map(({ vin }) => vin)).size).toBe(cars.length)
    expect(median(cars.map(({ price }) => price))).toBeGreaterThanOrEqual(centre.min)
    expect(median(cars.map(({ price }) => price))).toBeLessThanOrEqual(centre.max)
    const atEdge = share(cars, ({ price }) => price < band.min * 1.02 || price > band.max * 0.98)
    expect(atEdge).toBeLessThan(0.05)
  },
)

test.each(stocks)('$edition: new, reserved, sold, lowered and inspected cars in their parts', ({ seeds }) => {
  expect(share(seeds, ({ car }) => car.isNew)).toBeCloseTo(0.06, 1)
  expect(share(seeds, ({ car }) => car.status === 'reserved')).toBeCloseTo(0.05, 1)
  expect(share(seeds, ({ car }) => car.status === 'sold')).toBeCloseTo(0.08, 1)
  expect(share(seeds, ({ car }) => car.oldPrice !== null)).toBeCloseTo(0.12, 1)
  const usedSeeds = seeds.filter(({ car }) => !car.isNew)
  expect(share(usedSeeds, ({ inspection }) => inspection !== null)).toBeCloseTo(0.88, 1)
  const running = usedSeeds.filter(({ car, inspection }) => inspection !== null && car.fuelType !== 'ev')
  expect(share(running, ({ engineSound }) => engineSound !== null)).toBeCloseTo(0.6, 1)
})

test.each(stocks)('$edition: nearly all of its cities have cars', ({ edition, seeds }) => {
  const cities = cityFacts[edition]
  const shown = new Set(seeds.map(({ car }) => car.city))
  expect(shown.size / cities.length).toBeGreaterThan(0.8)
})

test.each(stocks)('$edition: older cars and those that ran further cost less', ({ seeds }) => {
  const cars = used(seeds)
  const meanPrice = (list: readonly Car[]) => list.reduce((sum, { price }) => sum + price, 0) / list.length
  const year = median(cars.map(({ modelYear }) => modelYear))
  const mileage = median(cars.map((car) => car.mileage))
  expect(meanPrice(cars.filter((car) => car.modelYear > year))).toBeGreaterThan(
    meanPrice(cars.filter((car) => car.modelYear < year)),
  )
  expect(meanPrice(cars.filter((car) => car.mileage < mileage))).toBeGreaterThan(
    meanPrice(cars.filter((car) => car.mileage > mileage)),
  )
})

test('imports and clocks in miles are as common as each market has them', () => {
  const imported = new Map(
    stocks.map(({ edition, seeds }) => [edition, share(used(seeds), ({ origin }) => origin === 'imported')]),
  )
  const miles = new Map(
    stocks.map(({ edition, seeds }) => [edition, share(used(seeds), ({ odometerUnit }) => odometerUnit === 'mi')]),
  )
  expect(imported.get('coza')).toBeLessThan(0.05)
  expect(imported.get('ma')).toBeLessThan(0.3)
  expect(imported.get('rw')).toBeGreaterThan(0.8)
  expect(imported.get('sn')).toBeGreaterThan(0.7)
  expect([miles.get('ma'), miles.get('coza'), miles.get('rw')]).toEqual([0, 0, 0])
  expect(miles.get('sn')).toBeGreaterThan(0.2)
  expect(miles.get('ci')).toBeGreaterThan(0.05)
})

test('each market leans to its own gears and fuels', () => {
  const carsOf = (edition: string) => used(stocks.find((stock) => stock.edition === edition)?.seeds ?? [])
  expect(share(carsOf('ma'), ({ transmission }) => transmission === 'manual')).toBeGreaterThan(0.6)
  expect(share(carsOf('ma'), ({ fuelType }) => fuelType === 'diesel')).toBeGreaterThan(0.5)
  expect(share(carsOf('sn'), ({ transmission }) => transmission === 'automatic')).toBeGreaterThan(0.6)
  expect(median(carsOf('rw').map(({ modelYear }) => modelYear))).toBeLessThanOrEqual(2014)
  expect(median(carsOf('coza').map(({ mileage }) => mileage))).toBeLessThan(100_000)
})
