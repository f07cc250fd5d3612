import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { type Database, withQueries } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { createBreakableLine } from '../db/testing/breakable-line.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { type JobDefinition, startJobQueue } from './job-queue.ts'

let defined = 0

/** A job of a kind of its own that is due once a year. */
function job(work: JobDefinition['work'], overrides: Partial<JobDefinition> = {}): JobDefinition {
  return {
    name: `job-${(defined += 1)}`,
    cron: '0 0 1 1 *',
    retry: { times: 0, seconds: 0 },
    work,
    failure: 'It failed',
    ...overrides,
  }
}

withDatabases('the job queue', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  const start = (jobs: readonly JobDefinition[], report = vi.fn<(message: string, error: unknown) => void>()) => {
    const queue = startJobQueue(database, jobs, report)
    onTestFinished(() => queue.stop())
    return { queue, report }
  }
  const stateOf = async (name: string) => {
    const { rows } = await database.pool.query<{ state: string; wait: number }>(
      `select state::text, extract(epoch from start_after - created_on)::float8 as wait from pgboss.job where name = $1`,
      [name],
    )
    return rows
  }

  it('runs a job at the start and whenever it is woken', async () => {
    const work = vi.fn<JobDefinition['work']>(async () => undefined)
    const each = job(work)
    const { queue, report } = start([each])
    await eventually(() => expect(work).toHaveBeenCalledTimes(1))
    await eventually(async () => expect(await stateOf(each.name)).toMatchObject([{ state: 'completed' }]))
    queue.wake(each.name)
    await eventually(() => expect(work).toHaveBeenCalledTimes(2))
    expect(report).not.toHaveBeenCalled()
  })

  it('runs one of a kind at a time over all processes, and lets one more wait at most', async () => {
    let running = 0
    let most = 0
    let times = 0
    const each: JobDefinition = job(async () => {
      running += 1
      most = Math.max(most, running)
      times += 1
      // Long enough for others to begin, if they could.
      for (let looks = 0; looks < 20; looks += 1) await stateOf(each.name)
      running -= 1
    })
    const processes = [start([each]), start([each]), start([each])]
    await eventually(() => expect(times).toBeGreaterThan(0))
    for (let wakes = 0; wakes < 20; wakes += 1) for (const { queue } of processes) queue.wake(each.name)
    await eventually(async () => {
      const states = (await stateOf(each.name)).map(({ state }) => state)
      expect(new Set(states)).toEqual(new Set(['completed']))
    })
    await Promise.all(processes.map(({ queue }) => queue.stop()))
    expect(most).toBe(1)
    // Those of three starts, and of three workers that were woken: 60 wakes are far more.
    expect(times).toBeLessThanOrEqual(6)
  })

  it.each<[string, Partial<JobDefinition>, number]>([
    ['a quarter of an hour', {}, 16 * 60],
    ['as long as it says', { limit: 23 * 3600 }, 23 * 3600 + 60],
  ])('lets a job run for %s, and begins no other beside it', async (_, limits, seconds) => {
    const ending = Promise.withResolvers<void>()
    const each = job(() => ending.promise, limits)
    start([each])
    await eventually(async () => expect(await stateOf(each.name)).toMatchObject([{ state: 'active' }]))
    const { rows } = await database.pool.query('select expire_seconds from pgboss.job where name = $1', [each.name])
    expect(rows).toEqual([{ expire_seconds: seconds }])
    ending.resolve()
    await eventually(async () => expect(await stateOf(each.name)).toMatchObject([{ state: 'completed' }]))
  })

  it('aborts a job that takes too long, reports it once, and runs the next of its kind', async () => {
    let runs = 0
    const each = job(
      async (signal) => {
        runs += 1
        if (runs > 1) return
        if (!signal.aborted) await once(signal, 'abort')
        signal.throwIfAborted()
      },
      { limit: 0.1 },
    )
    const { queue, report } = start([each])
    await eventually(async () => expect(await stateOf(each.name)).toMatchObject([{ state: 'failed' }]))
    expect(report.mock.calls).toEqual([['It failed', expect.objectContaining({ name: 'JobOverdue' })]])
    queue.wake(each.name)
    await eventually(() => expect(runs).toBe(2))
  })

  it('reports a job that fails, and keeps it to be tried again when it says so', async () => {
    const failing = job(() => Promise.reject(new Error('away')), { retry: { times: 22, seconds: 3600 } })
    const given = job(() => Promise.reject(new Error('never')))
    const { report } = start([failing, given])
    await eventually(() => expect(report).toHaveBeenCalledTimes(2))
    expect(report).toHaveBeenCalledWith('It failed', expect.objectContaining({ message: 'away' }))
    await eventually(async () => {
      expect(await stateOf(given.name)).toMatchObject([{ state: 'failed' }])
      const [waiting] = await stateOf(failing.name)
      expect(waiting).toMatchObject({ state: 'retry' })
      expect(waiting?.wait).toBeGreaterThanOrEqual(3600)
    })
  })

  it('stops what runs, and runs nothing afterwards', async () => {
    const seen: string[] = []
    const each = job(async (signal) => {
      seen.push('begun')
      await sleep(60_000, undefined, { signal }).catch(() => seen.push('aborted'))
    })
    const { queue, report } = start([each])
    await eventually(() => expect(seen).toEqual(['begun']))
    await queue.stop()
    expect(seen).toEqual(['begun', 'aborted'])
    queue.wake(each.name)
    await stateOf(each.name)
    expect(seen).toHaveLength(2)
    expect(report).not.toHaveBeenCalled()
  })
})

const postgres = await findPostgresServer()

describe.skipIf(postgres === null)('the job queue while the database is away', () => {
  it('starts and goes on once it is back', { timeout: 60_000 }, async () => {
    if (postgres === null) throw new Error('There is no server')
    const { url, drop } = await postgres.createDatabase()
    const line = await createBreakableLine(url)
    const database = withQueries(connectPostgres(line.url, () => undefined))
    await migrate(database.pool)
    const report = vi.fn<(message: string, error: unknown) => void>()
    const work = vi.fn<JobDefinition['work']>(async () => undefined)
    const each = job(work)
    await line.cut()
    const queue = startJobQueue(database, [each], report)
    onTestFinished(async () => {
      await queue.stop()
      await database.close()
      await line.cut()
      await drop()
    })
    await eventually(() => expect(report).toHaveBeenCalled())
    await line.mend()
    await eventually(() => expect(work).toHaveBeenCalledTimes(1))
    await line.cut()
    await line.mend()
    await eventually(() => {
      queue.wake(each.name)
      expect(work.mock.calls.length).toBeGreaterThan(1)
    })
  })
})
