import type { StockFacts } from '@otosafi/api-client/office-schema'

import type { LoadRow } from './insert-rows.ts'
import type { CarTable } from './tables.ts'

/** The column of each fact. */
const COLUMNS = {
  brand: 'brand',
  model: 'model',
  trim: 'trim',
  modelYear: 'model_year',
  productionYear: 'production_year',
  bodyType: 'body_type',
  fuelType: 'fuel_type',
  transmission: 'transmission',
  color: 'color',
  exteriorColor: 'exterior_color',
  interiorColor: 'interior_color',
  mileage: 'mileage',
  odometerUnit: 'odometer_unit',
  tamperedOdometer: 'tampered_odometer',
  isNew: 'is_new',
  origin: 'origin',
  grade: 'grade',
  steeringSide: 'steering_side',
  noOfOwners: 'no_of_owners',
  numberofkeys: 'numberofkeys',
  engineSize: 'engine_size',
  enginePower: 'engine_power',
  fiscalPower: 'fiscal_power',
  seats: 'seats',
  doors: 'doors',
  drivetrain: 'drivetrain',
  dateFirstUse: 'date_first_use',
  weight: 'weight',
  emissionCO2: 'emission_co2',
  fuelConsumption: 'fuel_consumption',
  fuelTankCapacity: 'fuel_tank_capacity',
  autonomy: 'autonomy',
  features: 'features',
  city: 'city',
  vin: 'vin',
} as const satisfies { readonly [Fact in keyof StockFacts]: keyof CarTable }

export type FactColumn = (typeof COLUMNS)[keyof StockFacts]

/** The facts of a car as its row has them. */
export type CarFacts = Pick<LoadRow<'stock'>, FactColumn>

/** The columns of facts. */
export const FACT_COLUMNS: readonly FactColumn[] = Object.values(COLUMNS)

/** Facts with their columns. */
export const FACTS = Object.entries(COLUMNS) as [keyof StockFacts, FactColumn][]

/** The facts of a car's row. */
export function factsOf(row: CarFacts): StockFacts {
  return Object.fromEntries(FACTS.map(([fact, column]) => [fact, row[column]])) as StockFacts
}

/** The columns of a car's row that its facts fill. */
export function columnsOf(facts: StockFacts): CarFacts {
  return Object.fromEntries(FACTS.map(([fact, column]) => [column, facts[fact]])) as CarFacts
}
