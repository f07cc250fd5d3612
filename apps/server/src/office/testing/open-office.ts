import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import type { OpenDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { employ } from './employ.ts'

/** A server with a car in Morocco, and the cookie of somebody who is signed in to its office. */
type TestOffice = { database: Database; server: TestServer; cookie: string }

/** Opens an office with somebody of this role signed in, who works for Morocco unless `editions` says otherwise. */
export async function openOffice(
  open: OpenDatabase,
  role: Role,
  { editions = ['ma'], ...options }: { editions?: EditionId[]; follow?: boolean; now?: string } = {},
): Promise<TestOffice> {
  const database = await open()
  await seedStock(database, ['ma'], 1)
  const server = await startTestServer(database, options)
  const { cookie } = await employ(database, new Date(server.time.now), role, editions)
  return { database, server, cookie }
}
