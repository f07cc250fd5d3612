import { randomUUID } from 'node:crypto'

import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { type Database, withQueries } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { type BreakableLine, createBreakableLine } from '../db/testing/breakable-line.ts'
import { openMemoryDatabase } from '../db/testing/embedded-snapshot.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import type { TestResponse } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

vi.setConfig({ testTimeout: 60_000 })

const postgres = await findPostgresServer()

const QUESTION = { message: 'x', consent: true }
/** More than there are sessions for writes. */
const CROWD = 12
/** Milliseconds within which a write is to be answered, with room for a busy machine. */
const SOON = 4000

/** Ends all sessions but that of the operator. */
const END_SESSIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** A server on a database of its own behind a line, and a session beside it for the operator. */
async function start(): Promise<{ server: TestServer; database: Database; line: BreakableLine; operator: pg.Client }> {
  if (postgres === null) throw new Error('There is no server')
  const { url, drop } = await postgres.createDatabase()
  const line = await createBreakableLine(url)
  const database = withQueries(connectPostgres(line.url, () => undefined))
  await migrate(database.pool)
  const server = await startTestServer(database)
  const operator = new pg.Client({ connectionString: url })
  operator.on('error', () => undefined)
  await operator.connect()
  onTestFinished(async () => {
    await database.close()
    await operator.end()
    await line.cut()
    await drop()
  })
  return { server, database, line, operator }
}

async function timed(answer: Promise<TestResponse>): Promise<{ status: number; retry: unknown; isSoon: boolean }> {
  const began = performance.now()
  const { status, headers } = await answer
  return { status, retry: headers['retry-after'], isSoon: performance.now() - began < SOON }
}

const crowd = (server: TestServer) =>
  Array.from({ length: CROWD }, (_, index) =>
    timed(post(server, '/questions', QUESTION, { address: `192.0.2.${index}` })),
  )

const REFUSED_SOON = { status: 503, retry: '5', isSoon: true }
const ALL_REFUSED_SOON = Array.from({ length: CROWD }, () => REFUSED_SOON)

describe.skipIf(postgres === null)('while the database is away', () => {
  it('writes are refused for a moment, reads go on, and what was refused can be asked for again', async () => {
    const { server, database, line } = await start()
    const key = randomUUID()
    expect((await server.send('ma', '/api/cars')).status).toBe(200)
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)

    await line.cut()
    for (const [path, body] of [
      ['/questions', QUESTION],
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
    expect((await post(server, '/questions', QUESTION, { key })).status).toBe(201)
    const { rows } = await database.pool.query('select count(*) as total from requests')
    expect(rows).toEqual([{ total: 2 }])
  })

  it('what was answered before is answered again, marked as stale, also in the next hour', async () => {
    const { server, line } = await start()
    const before = await server.send('ma', '/api/faqs')
    expect([before.status, before.headers['cache-status']]).toEqual([200, undefined])
    await line.cut()
    server.time.now += 3_600_000
    const stale = await server.send('ma', '/api/faqs')
    expect([stale.status, stale.body, stale.headers['etag']]).toEqual([200, before.body, before.headers['etag']])
    expect([stale.headers['cache-status'], stale.headers['cache-control']]).toEqual([
      'otosafi; fwd=stale; fwd-status=503',
      'public, max-age=0, must-revalidate',
    ])
    const etag = stale.headers['etag'] ?? ''
    expect((await server.send('ma', '/api/faqs', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await server.send('ma', '/api/footer-content')).status).toBe(503)
    await line.mend()
    const fresh = await server.send('ma', '/api/faqs')
    expect([fresh.status, fresh.headers['cache-status']]).toEqual([200, undefined])
    expect(fresh.headers['etag']).not.toBe(etag)
  })

  it('and says nothing, writes are refused in time, and all is well once it speaks again', async () => {
    const { server, line } = await start()
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)
    line.silence()
    const ready = await server.send('ma', '/ready')
    expect([ready.status, ready.body.database]).toEqual([200, 'unavailable'])
    expect(await Promise.all(crowd(server))).toEqual(ALL_REFUSED_SOON)
    // Nor are sessions that could not be opened waited for.
    expect(await Promise.all(crowd(server))).toEqual(ALL_REFUSED_SOON)
    expect(await timed(server.send('ma', '/api/faqs'))).toEqual(REFUSED_SOON)
    expect((await server.send('ma', '/api/cars')).status).toBe(200)
    await line.mend()
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)
    expect((await server.send('ma', '/api/faqs')).status).toBe(200)
  })
})

describe.skipIf(postgres === null)('while a table is locked', () => {
  it('writes to it are refused in time, and nothing else waits behind them', async () => {
    const { server, operator } = await start()
    await operator.query('begin')
    await operator.query('lock table requests in access exclusive mode')
    const refused = Promise.all(crowd(server))
    const [faqs, ready] = await Promise.all([server.send('ma', '/api/faqs'), server.send('ma', '/ready')])
    expect([faqs.status, ready.status]).toEqual([200, 200])
    expect(await refused).toEqual(ALL_REFUSED_SOON)
    await operator.query('rollback')
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)
    // None of those that gave up is still at it.
    const { rows } = await operator.query('select count(*)::integer as total from requests')
    expect(rows).toEqual([{ total: 1 }])
  })
})

describe.skipIf(postgres === null)('while the database takes', () => {
  it('no writes, they are refused for a moment, and taken again in new sessions', async () => {
    const { server, operator } = await start()
    const name = operator.escapeIdentifier(operator.database ?? '')
    await operator.query(`alter database ${name} set default_transaction_read_only = on`)
    await operator.query(END_SESSIONS)
    expect(await timed(post(server, '/questions', QUESTION))).toEqual(REFUSED_SOON)
    expect((await server.send('ma', '/api/faqs')).status).toBe(200)
    await operator.query(`alter database ${name} reset default_transaction_read_only`)
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)
  })

  it('no sessions, writes are refused for a moment', async () => {
    const { server, operator } = await start()
    const allow = (connections: boolean) =>
      operator.query('update pg_database set datallowconn = $1 where datname = current_database()', [connections])
    await allow(false)
    await operator.query(END_SESSIONS)
    expect(await timed(post(server, '/questions', QUESTION))).toEqual(REFUSED_SOON)
    expect((await server.send('ma', '/api/cars')).status).toBe(200)
    await allow(true)
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)
  })
})

describe.skipIf(postgres === null)('when the session is lost during the commit', () => {
  it('the request looks for itself what has become of it', async () => {
    const { server, line, operator } = await start()
    line.cutAnswerTo('commit', 1)
    const { status, body } = await post(server, '/questions', QUESTION)
    const { rows } = await operator.query('select reference from requests')
    expect([status, rows]).toEqual([201, [{ reference: body.reference }]])
  })

  it('and again, the key gives the answer of what was done, and it is done once', async () => {
    const { server, line, operator } = await start()
    const key = randomUUID()
    line.cutAnswerTo('commit', 2)
    expect(await timed(post(server, '/questions', QUESTION, { key }))).toEqual(REFUSED_SOON)
    const { rows } = await operator.query<{ reference: string }>('select reference from requests')
    expect(rows).toHaveLength(1)
    const { status, body } = await post(server, '/questions', QUESTION, { key })
    expect([status, body.reference]).toEqual([201, rows[0]?.reference])
    expect((await operator.query('select from requests')).rowCount).toBe(1)
  })
})

describe('while somebody holds the one session of the embedded database', () => {
  it('writes are refused in time', async () => {
    const database = await openMemoryDatabase()
    const server = await startTestServer(database)
    onTestFinished(() => database.close())
    const held = await database.pool.connect()
    expect(await timed(post(server, '/questions', QUESTION))).toEqual(REFUSED_SOON)
    held.release()
    expect((await post(server, '/questions', QUESTION)).status).toBe(201)
  })
})
