import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { createSessions } from '../auth/sessions.ts'
import { createSmsBlocks, type SmsBlocks } from '../auth/sms-blocks.ts'
import { followChanges } from '../catalogue/follow-changes.ts'
import { createSearchService, type SearchService } from '../catalogue/search-service.ts'
import type { Database } from '../db/database.ts'
import { LOOPBACK } from '../env-reader.ts'
import type { Connections } from '../http/connections/connections.ts'
import { createIdempotencyKeys } from '../http/idempotency-keys.ts'
import { createInProcessFetch } from '../http/in-process-fetch.ts'
import { createReadLimiter } from '../http/read-limiter.ts'
import { createSharedCache, type SharedCache } from '../http/shared-cache.ts'
import { createRateLimiter, type RateLimiter } from '../limits/rate-limiter.ts'
import { createSecurityEvents } from '../logging/security-events.ts'
import { findIllustrator } from '../media/illustrator/find-illustrator.ts'
import { createPhotoService } from '../media/pipeline/photo-service.ts'
import { createLocalPreparer } from '../media/uploads/preparer.ts'
import { createUploads, type Uploads } from '../media/uploads/uploads.ts'
import { type ChoosePayments, choosePayments } from '../outside/payments/choose-payments.ts'
import { createDiskStorage } from '../outside/storage/disk-storage.ts'
import type { ObjectStore } from '../outside/storage/storage-port.ts'
import { createLocalUsage } from '../outside/usage/local-usage.ts'
import { createUsageCounter, type UsageCounter } from '../resources/usage/usage-counter.ts'
import { createViewCounter, type ViewCounter } from '../resources/views/view-counter.ts'
import { createServer } from '../server/create-server.ts'
import { openMetrics } from '../server/metrics/open-metrics.ts'
import type { RegisterPages } from '../server/start.ts'
import type { Traces } from '../server/traces/create-traces.ts'
import { sendRequest, type TestRequest, type TestResponse } from './http-request.ts'

/** Cache budget of a test server. */
const CACHE_BYTES = 8 * 1024 * 1024

/**
 * A listening server on a database of the test. Every answer of its API is checked against the contract: one that does
 * not fit is a 500 that says why.
 */
export type TestServer = {
  app: FastifyInstance
  port: number
  search: SearchService
  views: ViewCounter
  usage: UsageCounter
  uploads: Uploads
  /** Where pictures are kept. */
  store: ObjectStore
  /** Where the server keeps its answers. */
  cache: SharedCache
  /** The server's limits of text messages. */
  smsBlocks: SmsBlocks
  /** Where the server's metrics are served; null unless it is measured. */
  metricsPort: number | null
  /** The server's clock, milliseconds; tests may set it. */
  time: { now: number }
  /** Sends a request to an edition's host. */
  send: (edition: EditionId, path: string, request?: TestRequest) => Promise<TestResponse>
}

/**
 * Starts the server; it is stopped before the database is closed. `follow` keeps its indexes in step with the database,
 * else tests call `search.refresh`. `limiter` stands in for the limits of rates; `site` registers pages.
 */
export async function startTestServer(
  database: Database,
  options: {
    follow?: boolean
    now?: string
    showsOutbox?: boolean
    /** The payment providers; by default the local stand-in. */
    payments?: ChoosePayments
    trustedProxies?: readonly string[]
    /** As in the environment; none unless said. */
    readsPerSecond?: number
    /** As in the environment; no limit by default. */
    smsPerDay?: number
    limiter?: RateLimiter
    /** Destination of the server's log; none by default. */
    log?: Logger
    site?: RegisterPages
    /** Where connections are kept, for tests of their end. */
    connections?: Connections
    /** Measures the server. */
    metrics?: boolean
    /** Traces the server's requests. */
    traces?: Pick<Traces, 'traceRequests'>
    /** Listens in place of a free port of 127.0.0.1. */
    listen?: (app: FastifyInstance) => Promise<unknown>
  } = {},
): Promise<TestServer> {
  const time = { now: Date.parse(options.now ?? '2026-06-01T12:00:00Z') }
  const clock = () => time.now
  const log = options.log ?? pino({ level: 'silent' })
  const report = (message: string, error: unknown) => {
    throw new Error(message, { cause: error })
  }
  const { service: search, loaded } = await createSearchService({ database, editions: EDITION_IDS, clock, report })
  await loaded
  const views = createViewCounter(database, clock)
  const usage = createUsageCounter(createLocalUsage(database), clock)
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-server-'))
  const store = createDiskStorage(folder)
  const cache = createSharedCache(CACHE_BYTES)
  const reads = createReadLimiter(options.readsPerSecond ?? 0, clock)
  const photos = createPhotoService({ store, findIllustrator })
  const uploads = createUploads({ database, store, clock, report })
  const preparer = createLocalPreparer()
  const { site } = options
  const smsBlocks = createSmsBlocks({ perDay: options.smsPerDay ?? Number.POSITIVE_INFINITY, clock, log })
  const metrics = await openMetrics(options.metrics ? { host: 'localhost', port: 0 } : null, {
    database,
    cache,
    search,
    pictures: { render: photos.load, upload: preparer.load },
    smsBlocks,
    clock,
  })
  const app = await createServer({
    services: {
      database,
      search,
      views,
      usage,
      limiter: options.limiter ?? createRateLimiter(database, clock),
      smsBlocks,
      sessions: createSessions(database, clock),
      uploads,
      findIllustrator,
      events: createSecurityEvents(log),
      payments: options.payments ?? choosePayments({ mode: 'test', paymentsUrls: {} }, database, clock),
      clock,
    },
    cache,
    reads,
    photos,
    preparePicture: preparer.prepare,
    store,
    log,
    measureRequests: metrics?.measureRequests,
    traceRequests: options.traces?.traceRequests,
    validateResponses: true,
    showsOutbox: options.showsOutbox ?? true,
    showsLocalPayments: true,
    trustedProxies: options.trustedProxies ?? LOOPBACK,
    ...(site && {
      site: (scope: FastifyInstance) => {
        const fetchApi = createInProcessFetch(scope)
        const findIdempotencyKey = createIdempotencyKeys(database, clock)
        return site(scope, {
          fetchApi,
          findPreview: photos.preview,
          dataVersion: search.dataVersion,
          cache,
          reads,
          findIdempotencyKey,
        })
      },
    }),
    ...(options.connections ? { connections: options.connections } : {}),
  })
  await (options.listen ?? ((own) => own.listen({ port: 0, host: '127.0.0.1' })))(app)
  const unfollow = options.follow ? await followChanges({ database, service: search, report }) : async () => undefined
  const metricsPort = (await metrics?.listen()) ?? null
  const { close } = database
  database.close = async () => {
    await unfollow()
    await app.close()
    await uploads.settled()
    await metrics?.close()
    rmSync(folder, { recursive: true, force: true })
    await close()
  }
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    port,
    search,
    views,
    usage,
    uploads,
    store,
    cache,
    smsBlocks,
    metricsPort,
    time,
    send: (edition, path, request) => sendRequest(port, EDITIONS[edition].host, path, request),
  }
}
