import { expect } from 'vitest'

import { shareVersion } from '@otosafi/domain/car/share-version'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { sharp } from '../../media/pipeline/configured-sharp.ts'
import type { TestServer } from '../../testing/start-test-server.ts'

/** The address that a page names: from what the API says of the car, as the page knows it. */
export async function shareAddress(
  server: TestServer,
  edition: EditionId,
  language: string,
  id: string,
): Promise<string> {
  const { body: car } = await server.send(edition, `/api/cars/${id}`)
  const { status, body: report } = await server.send(edition, `/api/cars/${id}/inspection`)
  const sections: { section: string; points: object[] }[] = status === 200 ? report.sections : []
  const points = sections.flatMap(({ section, points: own }) => own.map((each) => ({ ...each, section })))
  const version = shareVersion({ ...car, points: status === 200 ? points : null, photo: car.photos[0] ?? null })
  return `/share/${language}/${id}-${version}.jpg`
}

/** Checks the pictures of three cars of an edition in each of its languages. */
export async function expectSharePictures(database: Database, server: TestServer, edition: EditionId): Promise<void> {
  const cars = await database.kysely.selectFrom('cars').select('id').where('edition', '=', edition).limit(3).execute()
  expect(cars.length).toBe(3)
  for (const language of EDITIONS[edition].languages) {
    for (const { id } of cars) {
      const { statusCode, headers, rawPayload } = await server.app.inject({
        url: await shareAddress(server, edition, language, id),
        headers: { host: EDITIONS[edition].host },
      })
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(rawPayload.length).toBeLessThan(100_000)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    }
  }
}
