import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { startProduct } from '@otosafi/product-process/start-product'

import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { startChild } from '../db/testing/child.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { sendRequest } from '../testing/http-request.ts'
import { createNextVersion } from '../testing/next-version.ts'
import { post } from '../testing/post.ts'
import { addUser, cookieHeader, PASSWORD } from '../testing/users.ts'

const NEXT = join(import.meta.dirname, '../testing/serve-until-killed.ts')
const EMAIL = 'salma@example.org'
const CLIENTS = 6
/** Enough that the migrations take a while. */
const REQUESTS = 50_000
/** How many more writes are taken before the next step. */
const WRITES = 30

const postgres = await findPostgresServer()

const serverAt = (port: number) => ({
  send: (_edition: string, path: string, request?: Parameters<typeof sendRequest>[3]) =>
    sendRequest(port, 'otosafi.ma', path, request),
})
const ask = (port: number, key: string, message: string) =>
  post(
    serverAt(port),
    '/questions',
    { message, consent: true },
    { key, address: `10.0.${randomInt(256)}.${randomInt(256)}` },
  )

/** Writes and reads at whichever of `ports` there are, until it is stopped. */
function startLoad(ports: readonly number[]) {
  const written = new Map<string, string>()
  const strange = new Map<string, number>()
  const counts = { taken: 0, refused: 0, read: 0 }
  const anyPort = () => ports[randomInt(ports.length)] ?? 0
  const over = new AbortController()
  const note = (what: string) => strange.set(what, (strange.get(what) ?? 0) + 1)
  const write = async (): Promise<void> => {
    const [key, message] = [randomUUID(), `question ${randomUUID()}`]
    for (;;) {
      const { status, headers, body } = await ask(anyPort(), key, message)
      if (status === 201) {
        written.set(message, body.reference)
        counts.taken += 1
        return
      }
      if (status === 503 && headers['retry-after'] !== undefined) counts.refused += 1
      else note(`a write was answered ${status}`)
      await sleep(50)
    }
  }
  const read = async (): Promise<void> => {
    const { status } = await sendRequest(anyPort(), 'otosafi.ma', `/api/cars?limit=${1 + randomInt(48)}`)
    if (status === 200) counts.read += 1
    else note(`a read was answered ${status}`)
  }
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await read()
      await write()
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    written,
    strange,
    counts,
    async untilTaken(more: number) {
      const enough = counts.taken + more
      while (counts.taken < enough) await Promise.race([sleep(20), clients])
    },
    async stop() {
      over.abort()
      await clients
    },
  }
}

it.skipIf(postgres === null)(
  'serves visitors by the old version and the next one side by side, while that one migrates, and goes on with what they began',
  { timeout: 300_000 },
  async () => {
    if (postgres === null) throw new Error('There is no server')
    const { url, drop } = await postgres.createDatabase()
    const { migrations, remove } = createNextVersion()
    const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-side-by-side-'))
    const database = await openDatabase({ databaseUrl: url, dataDir })
    onTestFinished(async () => {
      await database.close()
      await drop()
      remove()
      rmSync(dataDir, { recursive: true, force: true })
    })
    await migrate(database.pool)
    await addUser(database, { email: EMAIL })
    await database.pool.query(
      `insert into requests (edition, reference, kind, language, fields, consented_at, created_at)
       select 'ma', 'OLD-' || number, 'question', 'fr', '{"message": "before"}', now(), now()
       from generate_series(1, $1::int) as number`,
      [REQUESTS],
    )

    const settings = { DATABASE_URL: url, DATA_DIR: dataDir, ROLE: 'api', SEED_CARS: '0', LOG_LEVEL: 'error' }
    const old = await startProduct({ ...settings, STOP_PAUSE: '1' })
    onTestFinished(() => void old.child.kill('SIGKILL'))
    const ports = [old.port]
    const load = startLoad(ports)
    await load.untilTaken(WRITES)

    // A tab that was opened before: signed in, with a form that was sent once and whose answer got lost.
    const signedIn = await post(serverAt(old.port), '/auth/login', {
      identifier: EMAIL,
      password: PASSWORD,
      session: 'cookie',
    })
    const [key, message] = [randomUUID(), 'asked by a tab']
    const first = await ask(old.port, key, message)
    expect([signedIn.status, first.status]).toEqual([200, 201])

    const next = startChild(NEXT, dataDir, url, migrations)
    onTestFinished(() => next.kill())
    const nextPort = Number((await next.line('port')).slice('port '.length))
    const names = await database.pool.query<{ name: string }>('select name from schema_migrations order by name')
    expect(names.rows).toHaveLength(readMigrations().length + 2)
    ports.push(nextPort)
    await load.untilTaken(2 * WRITES)
    expect(old.child.exitCode).toBeNull()

    ports.shift()
    expect(await old.stop()).toBe(0)
    await load.untilTaken(WRITES)

    const again = await ask(nextPort, key, message)
    expect([again.status, again.body.reference]).toEqual([201, first.body.reference])
    const cookie = cookieHeader(signedIn)
    const get = (path: string) => sendRequest(nextPort, 'otosafi.ma', path, { headers: { cookie } })
    expect((await get('/api/profile')).body.email).toBe(EMAIL)
    expect((await get('/api/auth/refresh-token')).status).toBe(200)
    await load.stop()

    expect([...load.strange]).toEqual([])
    const { rows } = await database.pool.query<{ line: string }>(
      `select concat_ws(' ', fields ->> 'message', reference, heard_of) as line from requests
       where fields ->> 'message' like 'question %'`,
    )
    const acknowledged = [...load.written].map(([message, reference]) => `${message} ${reference} nowhere`)
    expect(rows.map(({ line }) => line).toSorted()).toEqual(acknowledged.toSorted())
    // Rows written by the old version are as the next one expects them.
    const unnoted = await database.pool.query(
      'select from requests left join next_version_notes on request_id = id where request_id is null',
    )
    expect(unnoted.rows).toEqual([])
  },
)
