import { expect, it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { listReadings } from '../resources/cars/car.queries.ts'
import { addCar, seedStock } from '../testing/cars.ts'
import { loadCars } from './load-cars.ts'

withDatabase('the mileage of a car’s publication', (open) => {
  it('is of the day that it was in the edition, whatever PostgreSQL knows of its time zone', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 1)
    const found = async (publishedAt: string, inspected: string) => {
      const id = await addCar(database, 'ma', { city: 'casablanca', publishedAt, mileage: 64_200 })
      await database.kysely
        .insertInto('inspections')
        .values({ edition: 'ma', car_id: id, date: inspected, inspector: 'Awa', odometer: 60_000, points: '[]' })
        .execute()
      const readings = await listReadings(database, 'ma', id)
      const [loaded] = await loadCars(database.kysely, 'ma', [id])
      return [readings.find(({ source }) => source === 'listing')?.date, loaded?.car.mileageEvidence]
    }
    // Morocco was an hour ahead of UTC until 20 September 2026, and is no more.
    expect(await found('2026-09-18T22:30:00Z', '2026-09-19')).toEqual(['2026-09-18', 'contradicted'])
    expect(await found('2026-09-18T23:30:00Z', '2026-09-19')).toEqual(['2026-09-19', 'likely'])
    expect(await found('2026-09-21T23:30:00Z', '2026-09-22')).toEqual(['2026-09-21', 'contradicted'])
    expect(await found('2026-09-22T00:30:00Z', '2026-09-22')).toEqual(['2026-09-22', 'likely'])
  })
})
