import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { certificateKey } from './certificate-key.ts'
import { findCertificate } from './find-certificate.ts'

withDatabase("a car's technical visit", (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 40)
    server = await startTestServer(database)
  })

  const papersOf = (edition: 'ma' | 'coza') =>
    database.kysely
      .selectFrom('car_documents')
      .select(['car_id', 'number', 'valid_until'])
      .where('edition', '=', edition)
      .where('kind', '=', 'technicalVisit')
      .executeTakeFirstOrThrow()

  it.each(['ma', 'coza'] as const)('in %s has a certificate with the number of the paper', async (edition) => {
    const paper = await papersOf(edition)
    const { body } = await server.send(edition, `/api/cars/${paper.car_id}`)
    const { photo, validUntil } = body.technicalVisitCertificate
    expect(validUntil).toBe(paper.valid_until)
    expect(await findCertificate(database, photo.key)).toMatchObject({ number: paper.number })
  })

  it('has none under another day or for another car, and a car without the paper none at all', async () => {
    const { car_id: carId } = await papersOf('ma')
    const keys = [
      certificateKey({ edition: 'ma', carId, validUntil: '1999-01-01' }),
      certificateKey({ edition: 'ma', carId, validUntil: null }),
      certificateKey({ edition: 'ma', carId: 'zzzzzzzz', validUntil: null }),
      'certificate/nonsense',
    ]
    for (const key of keys) expect(await findCertificate(database, key)).toBeNull()
    const bare = await database.kysely
      .selectFrom('cars')
      .select('id')
      .where('edition', '=', 'ma')
      .where('id', 'not in', (of) =>
        of
          .selectFrom('car_documents')
          .select('car_id')
          .where('kind', '=', 'technicalVisit')
          .where('edition', '=', 'ma'),
      )
      .executeTakeFirstOrThrow()
    expect((await server.send('ma', `/api/cars/${bare.id}`)).body.technicalVisitCertificate).toBeNull()
  })
})
