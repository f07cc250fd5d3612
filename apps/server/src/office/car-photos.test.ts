import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { sendRequest } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { factsWith } from './testing/facts-with.ts'
import { openOffice } from './testing/open-office.ts'

/** The most photos of a car. */
const MOST = 60

withDatabase('the photos of a car', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'editor'))
  })

  it('are not more than a car can have, and the refusal of one more says so', async () => {
    const car = { facts: factsWith(), price: 120_000 }
    const id = (await sendOffice(server, cookie, '/cars/ma', { method: 'POST', body: car })).body.car.id as string
    await database.kysely
      .insertInto('car_photos')
      .values(
        Array.from({ length: MOST }, (_, position) => ({
          edition: 'ma' as const,
          car_id: id,
          position,
          key: `photo-${position}`,
          kind: position === 0 ? ('key' as const) : ('additional' as const),
          view: 'detail' as const,
          width: 64,
          height: 48,
          placeholder: '#336699',
          flaw: null,
        })),
      )
      .execute()
    const create = { width: 64, height: 48, channels: 3, background: '#336699' } as const
    const part = filePart(await sharp({ create }).jpeg().toBuffer())
    const { status, body } = await sendRequest(server.port, OFFICE_HOST, `/office/cars/ma/${id}/photos`, {
      ...putForm([part], { cookie }),
      method: 'POST',
    })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: '/body/photo', code: 'photosMax' })]])
  })
})
