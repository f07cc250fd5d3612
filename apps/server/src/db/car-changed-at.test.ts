import type { Updateable } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import type { Database } from './database.ts'
import type { CarTable } from './tables.ts'
import { carRowOf, insertReferences } from './testing/car-row.ts'
import { withDatabases } from './testing/with-databases.ts'

withDatabases('when the page of a car changed', (open) => {
  const came = '2026-05-01T10:00:00.000Z'
  let database: Database
  let made = 0

  beforeAll(async () => {
    database = await open()
    await insertReferences(database)
  })

  const changed = async (
    values: Partial<Pick<Updateable<CarTable>, 'price' | 'status' | 'mileage' | 'market_comparables'>>,
  ) => {
    const id = String(made++).padStart(8, '0')
    await database.kysely
      .insertInto('cars')
      .values(carRowOf({ id, published_at: came, changed_at: came }))
      .execute()
    const before = new Date()
    await database.kysely.updateTable('cars').set(values).where('id', '=', id).execute()
    const { changed_at } = await database.kysely
      .selectFrom('cars')
      .select('changed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return changed_at.toISOString() === came
      ? 'not'
      : changed_at >= new Date(before.getTime() - 1000)
        ? 'now'
        : changed_at
  }

  it('is the moment of another price, state or fact', async () => {
    expect(await changed({ price: 1 })).toBe('now')
    expect(await changed({ status: 'reserved' })).toBe('now')
    expect(await changed({ mileage: 90_000 })).toBe('now')
  })

  it('stays where the same is written again, or what others are offered for moves', async () => {
    expect(await changed({ status: 'available' })).toBe('not')
    expect(await changed({ market_comparables: 4 })).toBe('not')
  })
})
