import type { Car } from './car.ts'

/** Energy prices: a litre of petrol or diesel and a kilowatt-hour at home, in units of one currency. */
export type EnergyPrices = { petrol: number; diesel: number; electricity: number }

/**
 * The energy cost of 100 km by the car's own consumption, in whole units of the currency of `prices`. Null where the
 * consumption is not known, and where {@link energyPriceOf} knows no price.
 */
export function energyCostPer100Km(
  { fuelType, fuelConsumption }: Pick<Car, 'fuelType' | 'fuelConsumption'>,
  prices: EnergyPrices,
): number | null {
  const price = energyPriceOf(fuelType, prices)
  return price === null || fuelConsumption === null ? null : Math.round(fuelConsumption * price)
}

/**
 * The price of a litre or a kilowatt-hour of what a car is driven with; null for plug-in hybrids, which take both, and
 * for other fuels.
 */
export function energyPriceOf(fuelType: Car['fuelType'], { petrol, diesel, electricity }: EnergyPrices): number | null {
  return { petrol, diesel, ev: electricity, hybrid: petrol, phev: null, other: null }[fuelType]
}
