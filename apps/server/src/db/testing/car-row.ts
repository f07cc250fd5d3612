import type { Insertable } from 'kysely'

import type { Database } from '../database.ts'
import type { CarTable } from '../tables.ts'

/** The row of a plain used car in Casablanca, with `changes`. Its brand, model and city are those of {@link insertReferences}. */
export function carRowOf(changes: Partial<Insertable<CarTable>> = {}): Insertable<CarTable> {
  return {
    edition: 'ma',
    id: '4k7q2pxa',
    brand: 'toyota',
    model: 'corolla',
    trim: null,
    model_year: 2019,
    production_year: 2019,
    body_type: 'sedan',
    fuel_type: 'petrol',
    transmission: 'manual',
    color: 'white',
    exterior_color: null,
    interior_color: null,
    mileage: 84_000,
    odometer_unit: 'km',
    tampered_odometer: false,
    is_new: false,
    origin: 'local',
    grade: 'good',
    steering_side: 'left',
    car_issue: null,
    price: 145_000,
    old_price: null,
    market_value: null,
    market_low: null,
    market_high: null,
    market_width: null,
    status: 'available',
    published_at: '2026-05-01T10:00:00Z',
    changed_at: '2026-05-01T10:00:00Z',
    sold_at: null,
    no_of_owners: 1,
    numberofkeys: 2,
    engine_size: 1598,
    engine_power: 97,
    fiscal_power: 8,
    seats: 5,
    doors: 4,
    drivetrain: 'front',
    date_first_use: '2019-03-01',
    weight: 1300,
    dimensions: null,
    emission_co2: 139,
    fuel_consumption: 6.1,
    fuel_tank_capacity: 50,
    autonomy: 820,
    city: 'casablanca',
    vin: null,
    ...changes,
  }
}

/** Writes the brand, model and city that {@link carRowOf} refers to. */
export async function insertReferences({ kysely }: Database): Promise<void> {
  await kysely.insertInto('brands').values({ id: 'toyota', name: 'Toyota' }).execute()
  const model = { brand_id: 'toyota', id: 'corolla', name: 'Corolla', body_type: 'sedan' } as const
  await kysely.insertInto('models').values(model).execute()
  await kysely
    .insertInto('cities')
    .values({ edition: 'ma', id: 'casablanca', name: 'Casablanca', region: null })
    .execute()
}
