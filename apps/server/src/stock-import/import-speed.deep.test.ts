import { expect, it } from 'vitest'

import type { ImportReport } from '../db/stock-import-tables.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { csvFile, manyCars } from '../testing/stock-file.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'

const CARS = 10_000
/** Milliseconds that an import of so many cars may take. */
const LIMIT = 60_000

withDatabase('the speed of an import', (open) => {
  it('takes ten thousand cars within a minute, new ones and unchanged ones', { timeout: 6 * LIMIT }, async () => {
    const database = await open()
    await seedStock(database, ['ma'], 20)
    const server = await startTestServer(database)
    const file = csvFile(manyCars(CARS))
    const bring = async (): Promise<[ImportReport, number]> => {
      const began = performance.now()
      const photos = {
        source: createPhotoSource({ folder: import.meta.dirname }),
        preparePicture: createLocalPreparer().prepare,
        uploads: server.uploads,
      }
      const report = await importStock(
        { database, photos, clock: () => server.time.now },
        { edition: 'ma', dealer: 'own', file },
      )
      return [report, performance.now() - began]
    }
    const [first, took] = await bring()
    const [second, tookAgain] = await bring()
    expect(first).toMatchObject({ lines: CARS, added: CARS, refused: 0, faults: [] })
    expect(second).toMatchObject({ lines: CARS, added: 0, updated: 0, unchanged: CARS, refused: 0 })
    const { rows } = await database.pool.query<{ cars: number }>('select count(*)::int as cars from dealer_cars')
    expect(rows).toEqual([{ cars: CARS }])
    expect(Math.max(took, tookAgain)).toBeLessThan(LIMIT)
  })
})
