import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { LockedError } from './db/lock.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { createLog, type Log } from './logging/create-log.ts'
import { openPrepared, PreparationError } from './seed/open-prepared.ts'
import { checkStartup, explainListening, StartupError } from './server/check-startup.ts'
import { type RegisterPages, type Running, startServer } from './server/start.ts'
import { openTraces } from './server/traces/open-traces.ts'

const APPS = join(import.meta.dirname, '../..')

/** Timeout after which the server listens without its search indexes. */
const INDEX_WAIT_MS = 10_000
/** Timeout of closing after all connections are closed: jobs, counted views, the database. */
const CLOSE_TIMEOUT_MS = 10_000

// A full garbage collection pauses all requests for 10 to 20 ms, and by default starts when the heap has grown by a fifth.
setFlagsFromString('--heap-growing-percent=100')

await main()

async function main(): Promise<void> {
  let log: Log | undefined
  try {
    const env = readEnv()
    log = await createLog(env)
    await open(env, log)
  } catch (error) {
    await giveUp(log ?? (await createLog({ logLevel: 'info', logFormat: null })), error)
  }
}

/** Opens the database, composes the server and listens. */
async function open(env: Env, log: Log): Promise<void> {
  process.on('uncaughtException', (error) => void giveUp(log, error))
  await checkStartup(env)
  const report = (message: string, error: unknown) => log.logger.error({ err: error }, message)
  const withSite = env.role === 'all' || env.role === 'site'
  const traces = await openTraces(env.traces, { report, clock: Date.now })
  // In parallel: the embedded database leaves the processor idle for half a second while it opens.
  const [database, site] = await Promise.all([
    openPrepared(env, log, report, traces?.traceStatement),
    withSite ? loadSite(env) : undefined,
  ])
  const running = await startServer({ env, database, log: log.logger, report, site, traces })
  stopOnSignals(running, env.stopPause + env.stopWithin + CLOSE_TIMEOUT_MS, log)
  await Promise.race([running.loaded, new Promise((resolve) => setTimeout(resolve, INDEX_WAIT_MS).unref())])
  const port = await running.listen().catch((error: unknown) => {
    throw explainListening(error, env)
  })
  void running.warmUp()
  greet(port, withSite ? { path: '', office: env.officeHost } : { path: '/api', office: null }, log)
}

/** Ends the process on an error: those that an operator can fix are logged as a sentence, all others with their stack. */
async function giveUp({ logger, flush }: Log, error: unknown): Promise<void> {
  // The process that prepares the database has logged its own error.
  const isExpected = [EnvError, LockedError, StartupError, PreparationError].some((kind) => error instanceof kind)
  if (isExpected && error instanceof Error) logger.fatal(error.message)
  else logger.fatal({ err: error }, 'The server ends on an error')
  await flush()
  process.exit(1)
}

/** Imports the pages, only in processes that serve them: their bundles are large. */
async function loadSite({ officeHost, serviceWorkerOff }: Env): Promise<RegisterPages> {
  const { registerSite } = await import('./site/register-site.ts')
  const { loadEditionBundles } = await import('./site/edition-bundle.ts')
  const { withSelfRemovingWorker, withoutServiceWorker } = await import('./site/service-worker.ts')
  const { readOfficePages, registerOfficePages } = await import('./office/register-office-pages.ts')
  const [built, office] = await Promise.all([loadEditionBundles(APPS), readOfficePages(APPS)])
  const bundles = serviceWorkerOff ? withoutServiceWorker(built) : built
  const assets = serviceWorkerOff ? withSelfRemovingWorker(office.assets) : office.assets
  return async (app, parts) => {
    registerOfficePages(app, officeHost, { ...office, assets })
    await registerSite(app, { ...parts, bundles })
  }
}

/** Stops on the first signal, within so many milliseconds; exits at once on the second. */
function stopOnSignals(running: Running, within: number, { logger, flush }: Log): void {
  let asked = false
  const exit = (code: number) => void flush().then(() => process.exit(code))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      logger.info('Stopping')
      setTimeout(() => {
        logger.error('The server could not stop in time')
        exit(1)
      }, within).unref()
      running.stop().then(
        () => exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'The server did not stop well')
          exit(1)
        },
      )
    })
  }
}

/** The addresses of the editions at `path`, as text. */
function greet(port: number, { path, office }: { path: string; office: string | null }, log: Log): void {
  const sites = EDITION_IDS.map((id) => `http://${EDITIONS[id].host}.localhost:${port}${path}`)
  const addresses = office === null ? sites : [...sites, `http://${office}:${port}`]
  log.announce(['', 'Otosafi is open:', ...addresses.map((address) => `  ${address}`), '', ''].join('\n'), {
    addresses,
  })
}
