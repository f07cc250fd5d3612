import type { StockFacts } from '@otosafi/api-client/office-schema'

import { FACTS } from '../../db/car-facts.ts'

/** Every fact that may be unknown, unknown. */
const UNKNOWN = Object.fromEntries(FACTS.map(([fact]) => [fact, null])) as unknown as StockFacts

/** The facts of a plain used car in Casablanca, with `changed`. */
export function factsWith(changed: Partial<StockFacts> = {}): StockFacts {
  return {
    ...UNKNOWN,
    brand: 'dacia',
    model: 'logan',
    trim: '1.5 dCi Ambiance',
    modelYear: 2021,
    productionYear: 2020,
    bodyType: 'sedan',
    fuelType: 'diesel',
    transmission: 'manual',
    color: 'white',
    exteriorColor: 'Blanc Glacier',
    mileage: 64_200,
    odometerUnit: 'km',
    tamperedOdometer: false,
    isNew: false,
    origin: 'local',
    grade: 'good',
    steeringSide: 'left',
    noOfOwners: 1,
    numberofkeys: 2,
    engineSize: 1461,
    enginePower: 66,
    fiscalPower: 6,
    seats: 5,
    doors: 5,
    drivetrain: 'front',
    dateFirstUse: '2020-11-02',
    fuelConsumption: 4.4,
    fuelTankCapacity: 50,
    features: ['abs', 'bluetooth'],
    city: 'casablanca',
    ...changed,
  }
}
