import { beforeAll, it } from 'vitest'

import { DEMONSTRATED } from '@otosafi/demonstration/demonstrated'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { expectSharePictures } from './testing/share-pictures.ts'

withDatabase('the picture of a shared car', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, DEMONSTRATED, 6)
    server = await startTestServer(database, { follow: true })
  })

  it.each(DEMONSTRATED)(
    'is a small JPEG of 1200 by 630, in every language of %s, at the address that the page names',
    (edition) => expectSharePictures(database, server, edition),
  )
})
