import { expect, it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { listReadings } from '../resources/cars/car.queries.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { csvFile, type StockTexts } from '../testing/stock-file.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'

withDatabase('the day of a file', (open) => {
  it('is the edition’s, for its prices, first uses and mileages; another day that the team said stays', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 1)
    const server = await startTestServer(database, { now: '2026-06-01T23:30:00Z' })
    const photos = {
      source: createPhotoSource({ folder: null }),
      preparePicture: createLocalPreparer().prepare,
      uploads: server.uploads,
    }
    const bring = (line: StockTexts) =>
      importStock(
        { database, photos, clock: () => server.time.now },
        { edition: 'ma', dealer: 'own', file: csvFile([{ number: 'A-1', ...line }]) },
      )
    const known = async () => {
      const { rows } = await database.pool.query(
        `select mileage, mileage_read_on::text as day,
          array(select date::text || ' ' || price from price_changes where car_id = id order by date) as prices
         from stock join dealer_cars on car_id = id`,
      )
      return rows[0]
    }

    const readings = async () => {
      const { rows } = await database.pool.query<{ id: string }>('select car_id as id from dealer_cars')
      return listReadings(database, 'ma', rows[0]?.id ?? '')
    }

    expect(await bring({ mileage: '64200', price: '150000', dateFirstUse: '2026-06-02' })).toMatchObject({ faults: [] })
    const first = '2026-06-02 150000'
    expect(await known()).toEqual({ mileage: 64_200, day: null, prices: [first] })
    expect(await readings()).toMatchObject([{ date: '2026-06-02', mileage: 64_200 }])
    server.time.now += 24 * 3_600_000
    await bring({ mileage: '66000', price: '140000' })
    expect(await known()).toEqual({ mileage: 66_000, day: '2026-06-03', prices: [first, '2026-06-03 140000'] })
    await database.pool.query(`update stock set mileage_read_on = '2026-05-30' where mileage = 66000`)
    await bring({ mileage: '66000', price: '140000', doors: '3' })
    expect(await known()).toMatchObject({ mileage: 66_000, day: '2026-05-30' })
  })
})
