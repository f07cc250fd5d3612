import type { Car } from './car.ts'

/** What drivers pay: a litre of petrol or diesel and a kilowatt-hour at home, in units of one currency. */
export type EnergyPrices = { petrol: number; diesel: number; electricity: number }

/**
 * What a car burns or draws on 100 km by its own figures, in whole units of the currency of `prices`. Null where the
 * consumption is not known, and for cars that mix two kinds of energy or take another one.
 */
export function energyCostPer100Km(
  { fuelType, fuelConsumption }: Pick<Car, 'fuelType' | 'fuelConsumption'>,
  { petrol, diesel, electricity }: EnergyPrices,
): number | null {
  const price = { petrol, diesel, ev: electricity, hybrid: petrol, phev: null, other: null }[fuelType]
  return price === null || fuelConsumption === null ? null : Math.round(fuelConsumption * price)
}
