import { expect, it } from 'vitest'

import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { addUser } from '../../testing/users.ts'
import { insertSearch } from './saved-searches.queries.ts'

/** A statement has 65,535 parameters at most, and a found car has five columns. */
const MANY = 14_000
/** Cars that are written with one statement. */
const BATCH_SIZE = 1000

withDatabase('a search that is saved', (open) => {
  it('knows all cars that it finds already, however many a file has just brought', { timeout: 300_000 }, async () => {
    const database = await open()
    await seedStock(database, ['ma'], 1)
    const known: string[] = []
    while (known.length < MANY) {
      const cars = Array.from({ length: BATCH_SIZE }, () => buildCar())
      await insertCars(database, 'ma', cars)
      known.push(...cars.map(({ id }) => id))
    }
    const userId = await addUser(database, { email: 'aya@example.org' })
    const search = { query: 'brand=toyota', frequency: 'daily', channel: 'email' } as const
    const { id } = await inTransaction(database, (write) =>
      insertSearch(write, { edition: 'ma', userId }, search, { known, now: new Date('2026-06-01T12:00:00Z') }),
    )
    const { rows } = await database.pool.query(
      `select count(*)::integer as cars from saved_search_cars where search_id = $1 and reported_at = found_at`,
      [id],
    )
    expect(rows).toEqual([{ cars: MANY }])
  })
})
