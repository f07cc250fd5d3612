import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import type { Tables } from '../../db/tables.ts'
import { createSharedCache } from '../../http/shared-cache.ts'
import { createMetrics } from './create-metrics.ts'

const CONTAINER = join(import.meta.dirname, '../../../../../tooling/container')
/** Suffixes of the series of a histogram. */
const PARTS = /_(?:bucket|count|sum)$/

let served: Set<string>

beforeAll(async () => {
  const away = () => Promise.reject(new Error('There is no database'))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: away }) })
  const metrics = createMetrics({
    database: { pools: {}, kysely },
    cache: createSharedCache(1),
    search: { ready: true, readAt: 0 },
    pictures: {},
    smsBlocks: { omitted: new Map() },
    clock: Date.now,
  })
  const text = await metrics.text()
  served = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))
})

it.each(['README.md', 'dashboard.json'])('%s names series that are served, and no others', (file) => {
  const text = readFileSync(join(CONTAINER, file), 'utf8')
  const named = [...new Set(text.match(/\b(?:otosafi|nodejs|process)_[a-z\d_]+/g))]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !served.has(name) && !served.has(name.replace(PARTS, '')))).toEqual([])
})

it('asks for ten minutes of those jobs alone that are due every minute', () => {
  const alarms = readFileSync(join(CONTAINER, 'README.md'), 'utf8')
  const omitted = /otosafi_job_last_success_timestamp_seconds\{job!~"([^"]+)"\}/.exec(alarms)?.[1] ?? ''
  const jobs = readFileSync(join(import.meta.dirname, '../../jobs/start-jobs.ts'), 'utf8')
  const scheduled = [...jobs.matchAll(/name: '(\w+)',\s+(?:\/\/.*\s+)?cron: '([^']+)'/g)]
  const rarer = scheduled.flatMap(([, name = '', cron]) => (cron === '* * * * *' ? [] : [name]))
  expect(omitted.split('\\|').toSorted()).toEqual(rarer.toSorted())
})

it('leaves none of our own out of the dashboard', () => {
  const dashboard = readFileSync(join(CONTAINER, 'dashboard.json'), 'utf8')
  const own = [...served].filter((name) => name.startsWith('otosafi_'))
  expect(own.filter((name) => !dashboard.includes(name)).toSorted()).toEqual([
    'otosafi_cache_entries',
    'otosafi_database_sessions_max',
  ])
})
