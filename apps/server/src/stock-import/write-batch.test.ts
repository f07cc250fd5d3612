import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { csvFile } from '../testing/stock-file.ts'
import { importStock } from './import-stock.ts'
import { createPhotoSource } from './photo-source.ts'
import { findStored } from './stored-cars.ts'
import { withdrawCars } from './write-batch.ts'

withDatabase('cars that are withdrawn', (open) => {
  it('are those that are free still: one that was reserved meanwhile stays, and is counted and named', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 3)
    const { uploads, time } = await startTestServer(database)
    const stock = { edition: 'ma', dealer: 'own' } as const
    const photos = {
      source: createPhotoSource({ folder: null }),
      preparePicture: createLocalPreparer().prepare,
      uploads,
    }
    const file = csvFile([{ number: 'A-1' }, { number: 'A-2' }, { number: 'A-3' }])
    const before = await importStock({ database, photos, clock: () => time.now }, { ...stock, file })
    const cars = [...(await findStored(database.kysely, stock)).values()]
    const ofNumber = (number: string) => cars.find((car) => car.number === number)?.carId
    const { pool } = database
    await pool.query(`update cars set status = 'reserved' where id = $1`, [ofNumber('A-2')])
    await pool.query(`update cars set status = 'sold', sold_at = now() where id = $1`, [ofNumber('A-3')])
    const run = { ...stock, id: randomUUID(), now: new Date(time.now), asDrafts: false, keepsPrices: false }
    expect(await withdrawCars(database, run, cars, before)).toEqual({
      report: { ...before, withdrawn: 1, kept: 1 },
      reserved: [expect.objectContaining({ number: 'A-2' })],
    })
    const statuses = [...(await findStored(database.kysely, stock)).values()].map(({ number, status }) => [
      number,
      status,
    ])
    expect(statuses).toEqual([
      ['A-1', null],
      ['A-2', 'reserved'],
      ['A-3', 'sold'],
    ])
    const { rows } = await pool.query('select number from dealer_cars where withdrawn_at is not null')
    expect(rows).toEqual([{ number: 'A-1' }])
  })
})
