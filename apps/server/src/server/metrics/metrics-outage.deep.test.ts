import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { withQueries } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { connectPostgres } from '../../db/postgres.ts'
import { createBreakableLine } from '../../db/testing/breakable-line.ts'
import { findPostgresServer } from '../../db/testing/postgres-server.ts'
import { readMetrics } from '../../testing/read-metrics.ts'
import { startTestServer } from '../../testing/start-test-server.ts'

vi.setConfig({ testTimeout: 60_000 })

const postgres = await findPostgresServer()

/** Milliseconds within which a scrape is to be answered, with room for a busy machine; Prometheus waits for ten seconds. */
const SOON = 4000

describe.skipIf(postgres === null)('the metrics', () => {
  it.each(['cut off', 'silent'] as const)('are answered in time while the database is %s', async (trouble) => {
    if (postgres === null) throw new Error('There is no server')
    const { url, drop } = await postgres.createDatabase()
    const line = await createBreakableLine(url)
    const database = withQueries(connectPostgres(line.url, () => undefined))
    await migrate(database.pool)
    const server = await startTestServer(database, { metrics: true })
    onTestFinished(async () => {
      await database.close()
      await line.cut()
      await drop()
    })
    expect((await readMetrics(server)).get('otosafi_database_up')).toBe(1)
    if (trouble === 'silent') line.silence()
    else await line.cut()
    server.time.now += 5000
    const began = performance.now()
    const [metrics] = await Promise.all(Array.from({ length: 5 }, () => readMetrics(server)))
    expect(performance.now() - began).toBeLessThan(SOON)
    expect(metrics?.get('otosafi_database_up')).toBe(0)
    expect(metrics?.get('otosafi_search_index_age_seconds')).toBe(5)
    expect([...(metrics?.keys() ?? [])].filter((name) => name.startsWith('otosafi_outbox'))).toEqual([])
    await line.mend()
    server.time.now += 5000
    expect((await readMetrics(server)).get('otosafi_database_up')).toBe(1)
  })
})
