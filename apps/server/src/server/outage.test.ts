import { randomUUID } from 'node:crypto'

import { describe, expect, it, onTestFinished } from 'vitest'

import { withQueries } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { createBreakableLine } from '../db/testing/breakable-line.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { post } from '../testing/post.ts'
import { startTestServer } from '../testing/start-test-server.ts'

const postgres = await findPostgresServer()

describe.skipIf(postgres === null)('while the database is away', () => {
  it(
    'writes are refused for a moment, reads go on, and what was refused can be asked for again',
    { timeout: 60_000 },
    async () => {
      const { url, drop } = (await postgres?.createDatabase()) ?? { url: '', drop: async () => undefined }
      const line = await createBreakableLine(url)
      const database = withQueries(connectPostgres(line.url, () => undefined))
      await migrate(database.pool)
      const server = await startTestServer(database)
      onTestFinished(async () => {
        await database.close()
        await line.cut()
        await drop()
      })
      const key = randomUUID()
      const question = { message: 'x', consent: true }
      expect((await server.send('ma', '/api/cars')).status).toBe(200)
      expect((await post(server, '/questions', question)).status).toBe(201)

      await line.cut()
      for (const [path, body] of [
        ['/questions', question],
        ['/subscribers', { email: 'salma@example.org', consent: true }],
        ['/subscribers/confirm', { token: 'x'.repeat(43) }],
      ] as const) {
        const { status, body: problem, headers } = await post(server, path, body, { key })
        expect([path, status, problem.code, headers['retry-after']]).toEqual([path, 503, 'unavailable', '5'])
        expect(headers['cache-control']).toBe('no-store')
      }
      // Nothing that does not need the database is refused with it.
      expect((await post(server, '/questions', {})).status).toBe(422)
      expect((await server.send('ma', '/api/cars')).status).toBe(200)
      expect((await server.send('ma', '/health')).status).toBe(200)

      await line.mend()
      expect((await post(server, '/questions', question, { key })).status).toBe(201)
      const { rows } = await database.pool.query('select count(*) as total from requests')
      expect(rows).toEqual([{ total: 2 }])
    },
  )
})
