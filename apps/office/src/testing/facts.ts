import type { StockFacts } from '@otosafi/api-client/office-schema'

import { emptyValues, factsOf } from '../stock/car-fields.ts'

const { mileageReadOn: _, ...UNKNOWN } = factsOf(emptyValues('left'))

/** The facts of a plain car. */
export const FACTS: StockFacts = {
  ...UNKNOWN,
  brand: 'dacia',
  model: 'logan',
  modelYear: 2021,
  bodyType: 'sedan',
  fuelType: 'diesel',
  transmission: 'manual',
  color: 'white',
  mileage: 64_200,
  origin: 'local',
  noOfOwners: 1,
  seats: 5,
  features: ['abs'],
  city: 'casablanca',
}
