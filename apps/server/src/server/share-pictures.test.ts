import { beforeAll, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { expectSharePictures, shareAddress } from './testing/share-pictures.ts'

const [SOLD, LOWERED, FREE] = [buildCar({ status: 'sold', soldAt: '2026-05-20T10:00:00.000Z' }), buildCar(), buildCar()]

withDatabase('the picture of a shared car', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 6)
    await insertCars(database, 'ma', [SOLD, LOWERED, FREE])
    server = await startTestServer(database, { follow: true })
  })

  const get = (edition: EditionId, url: string, headers = {}) =>
    server.app.inject({ url, headers: { host: EDITIONS[edition].host, ...headers } })

  // Those of all other editions are among the deep tests.
  it('is a small JPEG of 1200 by 630, in every language, at the address that the page names', async () => {
    await expectSharePictures(database, server, 'ma')
  })

  it('of a language is not that of another, and says that a car is sold', async () => {
    const pictures = await Promise.all(
      ['fr', 'en', 'ar'].map(
        async (language) => (await get('ma', await shareAddress(server, 'ma', language, SOLD.id))).rawPayload,
      ),
    )
    const twin = (await get('ma', await shareAddress(server, 'ma', 'fr', FREE.id))).rawPayload
    for (const [at, picture] of pictures.entries())
      for (const other of [...pictures.slice(at + 1), twin]) expect(picture.equals(other)).toBe(false)
  })

  it('has another address once the price has changed, to which the earlier one leads', async () => {
    const before = await shareAddress(server, 'ma', 'fr', LOWERED.id)
    const { rawPayload } = await get('ma', before)
    const row = database.kysely.updateTable('cars').set({ price: LOWERED.price - 5000 })
    await row.where('edition', '=', 'ma').where('id', '=', LOWERED.id).execute()
    await expect.poll(async () => (await get('ma', before)).statusCode).toBe(302)
    const { headers } = await get('ma', before)
    const after = await shareAddress(server, 'ma', 'fr', LOWERED.id)
    expect([headers.location, headers['cache-control']]).toEqual([after, 'public, max-age=60'])
    const picture = await get('ma', after)
    expect(picture.statusCode).toBe(200)
    expect(picture.rawPayload.equals(rawPayload)).toBe(false)
    expect((await get('ma', after, { 'if-none-match': picture.headers.etag })).statusCode).toBe(304)
  })

  it.each([
    '/share/fr/zzzzzzzz-1.jpg',
    '/share/zu/CAR-1.jpg',
    '/share/xx/CAR-1.jpg',
    '/share/fr/CAR-.jpg',
    '/share/fr/CAR-1.png',
    '/share/fr/nothing',
    '/share/fr/..%2f..%2fCAR-1.jpg',
  ])('is nowhere else: %s', async (url) => {
    const { statusCode } = await get('ma', url.replace('CAR', SOLD.id))
    expect(statusCode).toBe(404)
    // A car is one of its own edition alone.
    expect((await get('coza', `/share/en/${SOLD.id}-1.jpg`)).statusCode).toBe(404)
  })
})
