import type { Car } from '@otosafi/domain/car/car'
import type { FuelType } from '@otosafi/domain/car/vocabulary'

import type { Build } from './build-car.ts'
import type { ModelFact } from './facts/model-table.ts'

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
  | 'drivetrain'
  | 'weight'
  | 'dimensions'
  | 'emissionCO2'
  | 'fuelConsumption'
  | 'fuelTankCapacity'
  | 'autonomy'
>

/** Trims that say by their name that all wheels are driven. */
const ALL_WHEELS = /4x4|4wd|awd|quattro|4matic|xdrive|4motion/i
/** Models whose wheels are all driven, whatever the trim. */
const OFF_ROAD: ReadonlySet<string> = new Set([
  'toyota-land-cruiser',
  'toyota-land-cruiser-prado',
  'jeep-wrangler',
  'suzuki-jimny',
])
/** Brands whose cars, pickups apart, are driven by the rear wheels. */
const REAR_DRIVEN: ReadonlySet<string> = new Set(['bmw', 'mercedes-benz'])

/** The wheels that are driven: all where model or trim says so, else those that cars of the kind are driven by. */
function drivetrainOf({ id, brand, bodyType }: ModelFact, trim: string | null): Car['drivetrain'] {
  if (OFF_ROAD.has(id) || brand === 'land-rover' || ALL_WHEELS.test(trim ?? '')) return 'all'
  const isLarge = bodyType === 'sedan' || bodyType === 'estate' || bodyType === 'coupe' || bodyType === 'convertible'
  return bodyType === 'pickup' || (REAR_DRIVEN.has(brand) && isLarge) ? 'rear' : 'front'
}

/** The facts of a car that follow from its build. `autonomy` is the range on one charge, so only cars with a plug have it. */
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
    drivetrain: drivetrainOf(model, trim),
    weight: generation.weight + DRIVE_WEIGHT[engine.fuel],
    dimensions: { ...generation.dimensions },
    emissionCO2: engine.co2,
    fuelConsumption: engine.consumption,
    fuelTankCapacity: generation.tank,
    autonomy: engine.electricRange,
  }
}
