import { beforeAll, describe, expect, it } from 'vitest'

import type { AuditEntry } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sendRequest } from '../testing/http-request.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { writeAudit } from './audit-log.ts'
import { type Employed, employ } from './testing/employ.ts'

const ENTRIES = 120

withDatabase('the audit log', (open) => {
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

  describe('as a file', () => {
    /** As many as two reads of the server, and some more. */
    const MANY = 2050

    async function save(query = '', { cookie } = manager) {
      const { status, headers, bytes } = await sendOffice(server, cookie, `/audit/exports${query}`, { method: 'POST' })
      const [headings, ...lines] = bytes.toString().split('\r\n').slice(0, -1)
      return { status, headers, headings, lines }
    }
    const write = (entries: readonly { subject: string; staffId?: string }[]) =>
      database.kysely.transaction().execute(async (write) => {
        for (const { subject, staffId = manager.id } of entries)
          await writeAudit(
            write,
            { at: new Date(server.time.now), staffId, operation: 'setCarPrice', requestId: 'r' },
            { edition: 'ma', subject, before: null, after: { price: 1 } },
          )
      })

    it('has every entry that matches once, the latest first, however many there are', async () => {
      await write(Array.from({ length: MANY }, (_, entry) => ({ subject: `FILE-${entry}` })))
      const { status, headers, headings, lines } = await save('?text=file-')
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(headers['content-disposition']).toContain('otosafi-audit.csv')
      expect(headings).toBe('at,by,operation,edition,subject,before,after,requestId')
      expect(lines.map((line) => Number(/FILE-(\d+)/.exec(line)?.[1]))).toEqual(
        Array.from({ length: MANY }, (_, entry) => MANY - 1 - entry),
      )
    })

    it('has what its filters leave, and nothing of other editions or of the team', async () => {
      const other = await employ(database, new Date(server.time.now), 'agent', ['ma'])
      await write([{ subject: 'of somebody else', staffId: other.id }])
      const { lines } = await save(`?actor=${other.id}`)
      expect(lines).toHaveLength(1)
      const { lines: own } = await save()
      expect(own.filter((line) => !line.includes(',ma,'))).toEqual([])
      expect((await save('?edition=coza')).status).toBe(403)
      const agent = await save('', other)
      expect(agent.status).toBe(403)
    })

    it('has no formula for a spreadsheet', async () => {
      await write([{ subject: '=HYPERLINK("https://example.org")' }])
      const { lines } = await save('?text=hyperlink')
      expect(lines).toEqual([expect.stringContaining(`,"'=HYPERLINK(""https://example.org"")",`)])
    })

    it('is an entry of the log itself, with what was asked for', async () => {
      await save('?edition=ma&text=MA-1')
      const { body } = await sendOffice(server, manager.cookie, '/audit?edition=ma')
      expect((body.entries as AuditEntry[])[0]).toMatchObject({
        operation: 'exportAudit',
        by: { id: manager.id },
        after: { edition: 'ma', text: 'MA-1' },
      })
    })
  })
})
