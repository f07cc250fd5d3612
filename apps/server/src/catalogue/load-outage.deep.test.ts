import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { withQueries } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { createBreakableLine } from '../db/testing/breakable-line.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { seedStock } from '../testing/cars.ts'
import { createSearchService } from './search-service.ts'

vi.setConfig({ testTimeout: 60_000 })

const postgres = await findPostgresServer()

/** A part of the statements that load an edition's cars. */
const LOADING = 'order by id offset'

/** A service that begins to load from a database behind a line, on which the first `cuts` answers are lost. */
async function load(cuts: number) {
  if (postgres === null) throw new Error('There is no server')
  const { url, drop } = await postgres.createDatabase()
  const line = await createBreakableLine(url)
  const database = withQueries(connectPostgres(line.url, () => undefined))
  await migrate(database.pool)
  await seedStock(database, ['ma', 'sn'], 30)
  onTestFinished(async () => {
    await database.close()
    await line.cut()
    await drop()
  })
  const report = vi.fn<(message: string, error: unknown) => void>()
  const stopping = new AbortController()
  line.cutAnswerTo(LOADING, cuts)
  const { service, loaded } = await createSearchService({
    database,
    editions: ['ma', 'sn'],
    clock: Date.now,
    report,
    signal: stopping.signal,
  })
  return { line, report, stopping, service, loaded }
}

describe.skipIf(postgres === null)('while the database is away, the first load', () => {
  it('waits for it, says so once, and holds every car once', async () => {
    const { service, loaded, report } = await load(2)
    await loaded
    expect(service.ready).toBe(true)
    expect(await service.stats('ma', ['available', 'reserved', 'sold'])).toMatchObject({ total: 30 })
    expect(report.mock.calls.map(([message]) => message)).toEqual(['The cars could not be loaded yet'])
  })

  it('is given up when the process is to stop', async () => {
    const { service, loaded, stopping, report } = await load(1000)
    await eventually(() => expect(report).toHaveBeenCalled())
    stopping.abort()
    await expect(loaded).rejects.toThrow()
    expect(service.ready).toBe(false)
  })
})
