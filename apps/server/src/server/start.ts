import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { EDITION_IDS } from '@otosafi/editions/edition'

import { createSessions } from '../auth/sessions.ts'
import { followChanges } from '../catalogue/follow-changes.ts'
import { createSearchService, type SearchService } from '../catalogue/search-service.ts'
import { REQUEST_BUDGET, withinBudget } from '../db/budget.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { CONNECTION_TIMEOUTS } from '../http/connections/connection-timeouts.ts'
import { createConnections } from '../http/connections/connections.ts'
import { createInProcessFetch } from '../http/in-process-fetch.ts'
import { createReadLimiter, type ReadLimiter } from '../http/read-limiter.ts'
import { createSharedCache, type SharedCache } from '../http/shared-cache.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { findCertificate } from '../media/certificates/find-certificate.ts'
import { createPhotoService, type PhotoService } from '../media/pipeline/photo-service.ts'
import { createThreadRenderer } from '../media/pipeline/renderer.ts'
import { createDiskStore } from '../media/pipeline/store.ts'
import { listWarmUpKeys } from '../media/warm-up-keys.ts'
import { chooseMail, keepsMailLocal } from '../outside/mail/choose-mail.ts'
import { chooseRates } from '../outside/rates/choose-rates.ts'
import { createViewCounter } from '../resources/views/view-counter.ts'
import { createServer } from './create-server.ts'
import { listen } from './listen.ts'

/** Milliseconds between writings of counted views. */
const FLUSH_EVERY = 5000
/** Milliseconds from the end of the time that clients were told to keep a quiet connection, to its closing. */
const GRACE = 1000

export type StartOptions = {
  env: Env
  database: Database
  log: FastifyBaseLogger
  report: (message: string, error: unknown) => void
  /** Undefined where the process serves no pages. */
  site?: RegisterPages | undefined
}

/** What pages need of the server: the API without the network, previews of pictures, the version of what an edition's pages are made of, where they are kept, and who may have how many. */
export type SiteParts = {
  fetchApi: typeof fetch
  findPreview: PhotoService['preview']
  dataVersion: SearchService['dataVersion']
  cache: SharedCache
  reads: ReadLimiter
}

/** Registers the pages. */
export type RegisterPages = (app: FastifyInstance, parts: SiteParts) => Promise<void>

/** A server with everything that runs beside it. */
export type Running = {
  app: FastifyInstance
  /** Takes requests where the settings say, and gives the port. Rejects when an address is in use. */
  listen: () => Promise<number>
  /** Settled when the indexes are loaded; until then the database answers searches itself. */
  loaded: Promise<void>
  /** Renders in the background what most cards show, so that visitors need not wait for it; settled when it is there or the server stops. */
  warmUp: () => Promise<void>
  /**
   * Says that it is not ready, waits for load balancers to notice, takes no more connections, answers what is under way
   * and what still comes on those that are open, writes what was counted, and closes the database.
   */
  stop: () => Promise<void>
}

/** Puts the server together on a migrated database: indexes, their refresh, pictures, views, API and pages. It does not listen yet. */
export async function startServer({ env, database, log, report, site }: StartOptions): Promise<Running> {
  const clock = Date.now
  const { service: search, loaded } = await createSearchService({ database, editions: EDITION_IDS, clock, report })
  const views = createViewCounter(database, clock)
  const store = createDiskStore(join(env.dataDir, 'objects'))
  const renderer = createThreadRenderer()
  const forVisitor = { lane: 'reads', milliseconds: REQUEST_BUDGET } as const
  const photos = createPhotoService({
    store,
    renderer,
    findCertificate: (key) => withinBudget(forVisitor, () => findCertificate(database, key)),
    report,
  })
  const warming = new AbortController()
  let warm: Promise<void> = Promise.resolve()
  const flush = () => views.flush().catch((error: unknown) => report('Views could not be written', error))
  const flushing = setInterval(() => void flush(), FLUSH_EVERY)
  flushing.unref()
  let stopping = false
  const cache = createSharedCache(env.cacheMegabytes * 1024 * 1024)
  const reads = createReadLimiter(env.readsPerSecond, clock)
  const connections = createConnections()
  const app = await createServer({
    services: {
      database,
      search,
      views,
      limiter: createRateLimiter(database, clock),
      sessions: createSessions(database, clock),
      clock,
    },
    cache,
    reads,
    photos,
    store,
    log,
    validateResponses: env.mode !== 'production',
    stopping: () => stopping,
    connections,
    showsOutbox: keepsMailLocal(env),
    trustedProxies: env.trustedProxies,
    ...(site
      ? {
          site: (scope) =>
            site(scope, {
              fetchApi: createInProcessFetch(scope),
              findPreview: photos.preview,
              dataVersion: search.dataVersion,
              cache,
              reads,
            }),
        }
      : {}),
  })
  // Following begins when there is something to keep in step; changes made meanwhile are in the log.
  const following = loaded.then(() => followChanges({ database, service: search, report }))
  following.catch((error: unknown) => report('The cars could not be loaded', error))
  // The embedded database admits no second process that could do the work.
  const works = env.role === 'all' || env.role === 'worker' || database.kind === 'embedded'
  const mail = works ? chooseMail(env, database, clock) : null
  if (works && mail === null) log.warn('SMTP_URL is not set: mails wait in the outbox')
  const stopJobs = works ? await startJobs({ database, mail, rates: chooseRates(env), clock, report }) : null
  return {
    app,
    listen: () => listen(app, connections, env),
    loaded,
    warmUp() {
      warm = loaded
        .then(() => listWarmUpKeys(search, EDITION_IDS))
        .then((keys) => photos.warmUp(keys, warming.signal))
        .catch((error: unknown) => report('Pictures could not be prepared', error))
      return warm
    },
    async stop() {
      stopping = true
      warming.abort()
      await sleep(env.stopPause)
      // Without a pause somebody waits: quiet connections are not given the time to be used once more.
      const quiet = env.stopPause === 0 ? 0 : CONNECTION_TIMEOUTS.keepAliveTimeout + GRACE
      await connections.drain({ quiet, within: env.stopWithin })
      clearInterval(flushing)
      await app.close()
      await warm
      await renderer.close()
      await following.then(
        (unfollow) => unfollow(),
        () => undefined,
      )
      await flush()
      await stopJobs?.()
      await database.close()
    },
  }
}
