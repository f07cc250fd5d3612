import type { Insertable } from 'kysely'

import { factsWith } from '../../office/testing/facts-with.ts'
import { columnsOf } from '../car-facts.ts'
import type { Database } from '../database.ts'
import type { CarTable } from '../tables.ts'

/** The row of a plain used car in Casablanca, with `changes`. Its brand, model and city are those of {@link insertReferences}. */
export function carRowOf(changes: Partial<Insertable<CarTable>> = {}): Insertable<CarTable> {
  return {
    ...columnsOf(factsWith({ brand: 'toyota', model: 'corolla' })),
    edition: 'ma',
    id: '4k7q2pxa',
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
    dimensions: null,
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
