import type { Registry } from 'prom-client'

import { EDITION_IDS } from '@otosafi/editions/edition'

import type { SmsBlocks } from '../../auth/sms-blocks.ts'
import type { SearchService } from '../../catalogue/search-service.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { SharedCache } from '../../http/shared-cache.ts'
import type { QueueLoad } from '../../threads/task-queue.ts'
import { counter, gauge, plainGauge } from './readings.ts'

/** The parts of the process whose state is shown. */
export type ProcessParts = {
  database: Pick<Database, 'pools'>
  cache: SharedCache
  search: Pick<SearchService, 'ready' | 'readAt'>
  /** Pictures that are being made, by what for: `render` and `upload`. */
  pictures: Readonly<Record<string, () => QueueLoad>>
  smsBlocks: Pick<SmsBlocks, 'omitted'>
  clock: Clock
}

/** Registers what the process knows of itself: sessions, cache, index, pictures, messages. Nothing is kept between scrapes. */
export function registerProcessState(
  registry: Registry,
  { database, cache, search, pictures, smsBlocks, clock }: ProcessParts,
) {
  const pools = Object.entries(database.pools)
  gauge(
    registry,
    {
      name: 'otosafi_database_sessions',
      help: 'Open sessions of the database by pool, busy and idle',
      labelNames: ['pool', 'state'],
    },
    () =>
      pools.flatMap(([pool, { totalCount, idleCount }]) => [
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
      ]),
  )
  gauge(
    registry,
    {
      name: 'otosafi_database_sessions_max',
      help: 'The most sessions that a pool of the database opens',
      labelNames: ['pool'],
    },
    () => pools.map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
  )
  gauge(
    registry,
    {
      name: 'otosafi_database_waiting',
      help: 'Callers that wait for a session of a pool of the database',
      labelNames: ['pool'],
    },
    () => pools.map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
  )
  plainGauge(registry, 'otosafi_cache_bytes', 'Memory that kept pages and answers take', () => cache.bytes)
  plainGauge(registry, 'otosafi_cache_max_bytes', 'Memory that they may take (CACHE_MB)', () => cache.maxBytes)
  plainGauge(registry, 'otosafi_cache_entries', 'Kept pages and answers', () => cache.size)
  counter(
    registry,
    {
      name: 'otosafi_cache_lookups_total',
      help: 'Pages and answers that were asked for: a hit was kept and fresh, a miss was made anew',
      labelNames: ['part', 'outcome'],
    },
    () =>
      [...cache.lookups].flatMap(([part, { hits, misses }]) => [
        { labels: { part, outcome: 'hit' }, value: hits },
        { labels: { part, outcome: 'miss' }, value: misses },
      ]),
  )
  plainGauge(registry, 'otosafi_search_index_loaded', '1 once the indexes of all editions are loaded', () =>
    Number(search.ready),
  )
  plainGauge(
    registry,
    'otosafi_search_index_age_seconds',
    'How long ago the indexes were last known to hold all that the database has',
    () => (search.readAt === null ? null : (clock() - search.readAt) / 1000),
  )
  gauge(
    registry,
    {
      name: 'otosafi_pictures',
      help: 'Pictures that are rendered, or prepared after an upload, and that wait for it',
      labelNames: ['queue', 'state'],
    },
    () =>
      Object.entries(pictures).flatMap(([queue, load]) => {
        const { running, waiting } = load()
        return [
          { labels: { queue, state: 'running' }, value: running },
          { labels: { queue, state: 'waiting' }, value: waiting },
        ]
      }),
  )
  counter(
    registry,
    {
      name: 'otosafi_sms_left_out_total',
      help: 'Text messages that tell of something and were left out, since the budget of the edition is used up',
      labelNames: ['edition'],
    },
    () => EDITION_IDS.map((edition) => ({ labels: { edition }, value: smsBlocks.omitted.get(edition) ?? 0 })),
  )
}
