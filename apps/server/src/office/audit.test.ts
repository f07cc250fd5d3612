import { beforeAll, expect, it } from 'vitest'

import type { AuditEntry } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sendRequest } from '../testing/http-request.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { writeAudit } from './audit-log.ts'
import { type Employed, employ } from './testing/employ.ts'

const ENTRIES = 120

withDatabases('the audit log', (open) => {
  let database: Database
  let server: TestServer
  let manager: Employed

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    manager = await employ(database, new Date(server.time.now), 'manager', ['ma'])
    await database.kysely.transaction().execute(async (write) => {
      for (let entry = 0; entry < ENTRIES; entry++)
        await writeAudit(
          write,
          { at: new Date(server.time.now), staffId: manager.id, operation: 'setCarPrice', requestId: `r${entry}` },
          { edition: entry % 3 === 0 ? 'coza' : 'ma', subject: `MA-${entry}`, before: null, after: { price: entry } },
        )
    })
  })

  it('comes page by page, each entry of one’s own editions once, the latest first', async () => {
    const found: AuditEntry[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = cursor && `?cursor=${cursor}`
      const { status, body } = await sendRequest(server.port, OFFICE_HOST, `/office/audit${query}`, {
        headers: { cookie: manager.cookie },
      })
      expect(status).toBe(200)
      found.push(...(body.entries as AuditEntry[]))
      cursor = body.nextCursor as string | null
    }
    const own = Array.from({ length: ENTRIES }, (_, entry) => entry).filter((entry) => entry % 3 !== 0)
    expect(found.map(({ subject }) => subject)).toEqual(own.toReversed().map((entry) => `MA-${entry}`))
  })
})
