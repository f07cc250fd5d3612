import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { createSessions } from '../auth/sessions.ts'
import { createSmsBlocks } from '../auth/sms-blocks.ts'
import { followChanges } from '../catalogue/follow-changes.ts'
import { createSearchService, type SearchService } from '../catalogue/search-service.ts'
import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { CONNECTION_TIMEOUTS } from '../http/connections/connection-timeouts.ts'
import { createConnections } from '../http/connections/connections.ts'
import { createIdempotencyKeys, type FindIdempotencyKey } from '../http/idempotency-keys.ts'
import { createInProcessFetch } from '../http/in-process-fetch.ts'
import { createReadLimiter, type ReadLimiter } from '../http/read-limiter.ts'
import { createSharedCache, type SharedCache } from '../http/shared-cache.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { withinGrace } from '../jobs/within-grace.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { createSecurityEvents } from '../logging/security-events.ts'
import { findCertificate } from '../media/certificates/find-certificate.ts'
import { findIllustrator } from '../media/illustrator/find-illustrator.ts'
import { createPhotoService, type PhotoService } from '../media/pipeline/photo-service.ts'
import { createThreadRenderer } from '../media/pipeline/renderer.ts'
import { createThreadPreparer } from '../media/uploads/preparer.ts'
import { createUploads } from '../media/uploads/uploads.ts'
import { listWarmUpKeys } from '../media/warm-up-keys.ts'
import { createPublishDue } from '../office/content-schedule.ts'
import { operationsOf } from '../office/contract.ts'
import { inviteFirstOwner } from '../office/invite-first-owner.ts'
import { createRemindOfRequests } from '../office/remind-of-requests.ts'
import { chooseMail } from '../outside/mail/choose-mail.ts'
import { keepsMessages } from '../outside/outbox/store-locally.ts'
import { choosePayments, standsIn } from '../outside/payments/choose-payments.ts'
import { chooseRates } from '../outside/rates/choose-rates.ts'
import { chooseSms } from '../outside/sms/choose-sms.ts'
import { limitSms } from '../outside/sms/limit-sms.ts'
import { chooseStorage } from '../outside/storage/choose-storage.ts'
import { chooseUsage } from '../outside/usage/choose-usage.ts'
import { createAlerts } from '../resources/alerts/create-alerts.ts'
import { createRunBookings } from '../resources/bookings/run-bookings.ts'
import { createSendNewsletter } from '../resources/newsletter/send-newsletter.ts'
import { createRunPayments } from '../resources/payments/run-payments.ts'
import { createRunSales } from '../resources/sales/run-sales.ts'
import { createUsageCounter } from '../resources/usage/usage-counter.ts'
import { createViewCounter } from '../resources/views/view-counter.ts'
import { createRunVisits } from '../resources/visits/run-visits.ts'
import { createRunImports } from '../stock-import/run-imports.ts'
import { createServer } from './create-server.ts'
import { listen } from './listen.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import type { Traces } from './traces/create-traces.ts'

/** Between two writes of what is counted. */
const FLUSH_INTERVAL_MS = 5000
/** How much longer than the `Keep-Alive` timeout idle connections stay open on shutdown. */
const IDLE_GRACE_MS = 1000

export type StartOptions = {
  env: Env
  database: Database
  log: FastifyBaseLogger
  report: (message: string, error: unknown) => void
  /** Undefined where the process serves no pages. */
  site?: RegisterPages | undefined
  /** Null where nothing is traced. */
  traces?: Traces | null
}

/**
 * Dependencies of pages: the API in process, previews of pictures, the version of an edition's data, the cache, the rate
 * limit of uncached reads, and the idempotency keys of forms without script.
 */
export type SiteParts = {
  fetchApi: typeof fetch
  findPreview: PhotoService['preview']
  dataVersion: SearchService['dataVersion']
  cache: SharedCache
  reads: ReadLimiter
  findIdempotencyKey: FindIdempotencyKey
}

/** Registers the pages. */
export type RegisterPages = (app: FastifyInstance, parts: SiteParts) => Promise<void>

/** A server with its background jobs. */
export type Running = {
  app: FastifyInstance
  /** Listens where the settings say, and returns the port of visitors. Rejects when an address is in use. */
  listen: () => Promise<number>
  /** Settled when the indexes are loaded; until then the database answers searches. */
  loaded: Promise<void>
  /** Renders the most frequent pictures of cards in the background; settled when done or when the server stops. */
  warmUp: () => Promise<void>
  /**
   * Says that it is not ready, waits for load balancers to notice, takes no more connections, answers what is under way
   * and what still comes on those that are open, writes what was counted, and closes the database.
   */
  stop: () => Promise<void>
}

/** Composes the server on a migrated database: indexes, their refresh, pictures, views, API and pages. It does not listen yet. */
export async function startServer({ env, database, log, report, site, traces }: StartOptions): Promise<Running> {
  const clock = Date.now
  const stopping = new AbortController()
  const { signal } = stopping
  const { service: search, loaded } = await createSearchService({
    database,
    editions: EDITION_IDS,
    clock,
    report,
    signal,
  })
  const views = createViewCounter(database, clock)
  const usage = createUsageCounter(chooseUsage(env, database), clock)
  const store = chooseStorage(env)
  const uploads = createUploads({ database, store, clock, report })
  const preparer = createThreadPreparer()
  const renderer = createThreadRenderer()
  const forVisitor = { lane: 'reads', milliseconds: REQUEST_BUDGET_MS } as const
  const photos = createPhotoService({
    store,
    renderer,
    findIllustrator,
    findCertificate: (key) => withinBudget(forVisitor, () => findCertificate(database, key)),
    report,
  })
  let warm: Promise<void> = Promise.resolve()
  const writeViews = () => views.flush().catch((error: unknown) => report('Views could not be written', error))
  const flush = () =>
    Promise.all([
      writeViews(),
      usage.flush().catch((error: unknown) => report('The count of usage could not be given away', error)),
    ])
  const flushing = setInterval(() => void flush(), FLUSH_INTERVAL_MS)
  flushing.unref()
  const cache = createSharedCache(env.cacheMegabytes * 1024 * 1024)
  const reads = createReadLimiter(env.readsPerSecond, clock)
  const connections = createConnections()
  const payments = choosePayments(env, database, clock)
  const smsBlocks = createSmsBlocks({ perDay: env.smsPerDay, clock, log })
  const metrics = await openMetrics(env.metrics, {
    database,
    cache,
    search,
    pictures: { render: photos.load, upload: preparer.load },
    smsBlocks,
    clock,
  })
  // In production addresses are those of the hosts; elsewhere they are below localhost, at the port that is listened on.
  let port = env.port
  const isSecure = env.mode === 'production'
  const officeHost = () => (isSecure ? env.officeHost : `${env.officeHost}:${port}`)
  const officeOrigin = () => `${isSecure ? 'https' : 'http'}://${officeHost()}`
  const app = await createServer({
    services: {
      database,
      search,
      views,
      usage,
      limiter: createRateLimiter(database, clock),
      smsBlocks,
      sessions: createSessions(database, clock),
      uploads,
      findIllustrator,
      events: createSecurityEvents(log),
      payments,
      clock,
    },
    cache,
    reads,
    photos,
    preparePicture: preparer.prepare,
    store,
    log,
    validateResponses: env.mode !== 'production',
    stopping: () => signal.aborted,
    connections,
    traceRequests: traces?.traceRequests,
    measureRequests: metrics?.measureRequests,
    showsOutbox: keepsMessages(env),
    showsLocalPayments: standsIn(env),
    trustedProxies: env.trustedProxies,
    officeHost: env.officeHost,
    officeOrigin,
    ...(site
      ? {
          site: (scope) =>
            site(scope, {
              fetchApi: createInProcessFetch(scope),
              findPreview: photos.preview,
              dataVersion: search.dataVersion,
              cache,
              reads,
              findIdempotencyKey: createIdempotencyKeys(database, clock),
            }),
        }
      : {}),
  })
  const reportUnlessStopping = (message: string) => (error: unknown) => {
    if (!signal.aborted) report(message, error)
  }
  // Following the log starts after the load; changes made meanwhile are in the log.
  const following = loaded.then(() => followChanges({ database, service: search, report }))
  following.catch(reportUnlessStopping('The cars could not be loaded'))
  // Of an embedded database no other process can run the jobs: it admits one.
  const runsJobs = env.role === 'all' || env.role === 'worker' || database.kind === 'embedded'
  const sms = limitSms(chooseSms(env, database, clock), (edition) => smsBlocks.countNotice(database, edition))
  const ports = { mail: chooseMail(env, database, clock), sms }
  if (runsJobs && ports.mail === null) log.warn('SMTP_URL is not set: mails wait in the outbox')
  if (runsJobs && ports.sms === null) log.warn('SMS_URL is not set: text messages wait in the outbox')
  const originOf = (edition: EditionId) =>
    originOfEdition(edition, env.mode === 'production' ? EDITIONS[edition].host : `localhost:${port}`)
  const alerts = createAlerts({ database, search, clock, originOf })
  const bookings = createRunBookings({ database, payments, clock, originOf })
  const runPayments = createRunPayments({ database, payments, clock, originOf, report })
  const visits = createRunVisits({ database, clock, originOf })
  const sales = createRunSales({ database, clock, originOf })
  const requests = createRemindOfRequests({ database, clock, officeOrigin })
  const newsletter = createSendNewsletter({ database, search, clock, originOf })
  const stopJobs = runsJobs
    ? await startJobs({
        database,
        ports: traces?.tracePorts(ports) ?? ports,
        rates: chooseRates(env),
        uploads,
        alerts,
        bookings,
        payments: runPayments,
        visits,
        sales,
        newsletter,
        requests,
        content: createPublishDue({ database, clock }),
        imports: createRunImports({
          database,
          photos: { preparePicture: preparer.prepare, uploads },
          clock,
          mayPrice: (role) => operationsOf(role).includes('setCarPrice'),
        }),
        clock,
        report,
        watch: metrics?.watchJob,
        trace: traces?.traceJob,
      })
    : null
  async function invite(owner: string | null): Promise<void> {
    if (owner === null) return
    await inviteFirstOwner(database, owner, { now: new Date(clock()), host: officeHost(), isSecure })
  }

  return {
    app,
    async listen() {
      await metrics?.listen()
      port = await listen(app, connections, env)
      if (runsJobs) await invite(env.officeOwner)
      return port
    },
    loaded,
    warmUp() {
      warm = loaded
        .then(() => listWarmUpKeys(search, EDITION_IDS))
        .then((keys) => photos.warmUp(keys, signal))
        .catch(reportUnlessStopping('Pictures could not be prepared'))
      return warm
    },
    async stop() {
      stopping.abort()
      await sleep(env.stopPause)
      // Without a pause (at a terminal), idle connections are closed at once.
      const quiet = env.stopPause === 0 ? 0 : CONNECTION_TIMEOUTS.keepAliveTimeout + IDLE_GRACE_MS
      await connections.drain({ quiet, within: env.stopWithin })
      clearInterval(flushing)
      await app.close()
      // Before all that may take long: nobody can view anything any more.
      await writeViews()
      await warm
      // Before the threads that they use: an import whose pictures nobody prepares any more would end as failed.
      await stopJobs?.()
      await renderer.close()
      await preparer.close()
      await following.then(
        (unfollow) => unfollow(),
        () => undefined,
      )
      await withinGrace([flush(), uploads.settled()])
      await metrics?.close()
      await database.close()
      await traces?.close()
    },
  }
}
