import type { Car } from '@otosafi/domain/car/car'
import type { FuelType } from '@otosafi/domain/car/vocabulary'

import type { Build } from './build-car.ts'

/** Kilogram that a drive adds to a model's lightest. */
const DRIVE_WEIGHT: Record<FuelType, number> = { petrol: 0, diesel: 50, hybrid: 70, phev: 120, ev: 0, other: 30 }

/** The fields of a car that the factory settled. */
export type FactoryFacts = Pick<
  Car,
  | 'brand'
  | 'model'
  | 'trim'
  | 'bodyType'
  | 'fuelType'
  | 'transmission'
  | 'engineSize'
  | 'enginePower'
  | 'seats'
  | 'doors'
  | 'weight'
  | 'dimensions'
  | 'emissionCO2'
  | 'fuelConsumption'
  | 'fuelTankCapacity'
  | 'autonomy'
>

/** What the build says of a car. `autonomy` is the range on one charge, so only cars with a plug have it. */
export function factoryFacts({ model, generation, engine, transmission, trim }: Build): FactoryFacts {
  return {
    brand: model.brand,
    model: model.model,
    trim,
    bodyType: model.bodyType,
    fuelType: engine.fuel,
    transmission,
    engineSize: engine.cc,
    enginePower: engine.kW,
    seats: model.seats,
    doors: model.doors,
    weight: generation.weight + DRIVE_WEIGHT[engine.fuel],
    dimensions: { ...generation.dimensions },
    emissionCO2: engine.co2,
    fuelConsumption: engine.consumption,
    fuelTankCapacity: generation.tank,
    autonomy: engine.electricRange,
  }
}
