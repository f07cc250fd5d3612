import type { Car } from './car.ts'

/** Energy prices: a litre of petrol or diesel and a kilowatt-hour at home, in units of one currency. */
export type EnergyPrices = { petrol: number; diesel: number; electricity: number }

/**
 * The energy cost of 100 km by the car's own consumption, in whole units of the currency of `prices`. Null where the
 * consumption is not known, and for hybrids and other fuels.
 */
export function energyCostPer100Km(
  { fuelType, fuelConsumption }: Pick<Car, 'fuelType' | 'fuelConsumption'>,
  { petrol, diesel, electricity }: EnergyPrices,
): number | null {
  const price = { petrol, diesel, ev: electricity, hybrid: petrol, phev: null, other: null }[fuelType]
  return price === null || fuelConsumption === null ? null : Math.round(fuelConsumption * price)
}
