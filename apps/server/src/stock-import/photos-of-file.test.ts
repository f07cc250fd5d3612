import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { csvFile, manyCars } from '../testing/stock-file.ts'
import { importStock } from './import-stock.ts'
import type { PhotoTakers } from './take-photos.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')

withDatabase('the photographs of a file of cars', (open) => {
  it('are taken of no other car once one could not be prepared for a reason of the server', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 20)
    const picture = { width: 64, height: 48, placeholder: '#336699' }
    const failed = Promise.withResolvers<void>()
    let asked = 0
    const photos: PhotoTakers = {
      source: { read: async () => Buffer.from('photograph'), fingerprint: async (place) => place },
      preparePicture: async () => {
        asked += 1
        if (asked === 1) throw new Error('The thread ended')
        await failed.promise
        return { ok: true, ...picture, bytes: Buffer.from('picture'), likeness: null }
      },
      uploads: { store: async () => ({ key: 'stock/1', ...picture }) },
    }
    const file = csvFile(manyCars(20).map((car) => ({ ...car, photos: 'front.jpg' })))
    const importing = importStock({ database, photos, clock: () => NOW }, { edition: 'ma', dealer: 'own', file })
    await expect(importing).rejects.toThrow('The thread ended')
    failed.resolve()
    await nextTurn()
    expect(asked).toBe(4)
  })
})
