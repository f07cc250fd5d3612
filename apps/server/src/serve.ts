import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { LockedError } from './db/lock.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { createLog, type Log } from './logging/create-log.ts'
import { openPrepared, PreparationError } from './seed/open-prepared.ts'
import { checkPlace, explainListening, PlaceError } from './server/check-place.ts'
import { type RegisterPages, type Running, startServer } from './server/start.ts'

const APPS = join(import.meta.dirname, '../..')

/** Milliseconds that the start waits for the indexes before it listens all the same. */
const PATIENCE = 10_000
/** Milliseconds that closing takes at most, once all connections are gone: jobs, counted views, the database. */
const LAST_STEPS = 10_000

// Collecting the old generation stops everybody for 10 to 20 ms, and is otherwise begun whenever it has grown by a fifth.
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

/** Opens the database, puts the server together and listens. */
async function open(env: Env, log: Log): Promise<void> {
  process.on('uncaughtException', (error) => void giveUp(log, error))
  await checkPlace(env)
  const report = (message: string, error: unknown) => log.logger.error({ err: error }, message)
  const withSite = env.role === 'all' || env.role === 'site'
  // The embedded database lets the processor rest for half a second while it opens: time to load the pages.
  const [database, site] = await Promise.all([openPrepared(env, log, report), withSite ? loadSite() : undefined])
  const running = await startServer({ env, database, log: log.logger, report, site })
  stopOnSignals(running, env.stopPause + env.stopWithin + LAST_STEPS, log)
  await Promise.race([running.loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())])
  const port = await running.listen().catch((error: unknown) => {
    throw explainListening(error, env)
  })
  void running.warmUp()
  greet(port, withSite ? '' : '/api', log)
}

/** Ends the process on an error: those that people can mend are said in a sentence, all others with where they came from. */
async function giveUp({ logger, flush }: Log, error: unknown): Promise<void> {
  // What prepared the database has said itself why it could not.
  const isExpected = [EnvError, LockedError, PlaceError, PreparationError].some((kind) => error instanceof kind)
  if (isExpected && error instanceof Error) logger.fatal(error.message)
  else logger.fatal({ err: error }, 'The server ends on an error')
  await flush()
  process.exit(1)
}

/** The pages are loaded by the processes that serve them only: their bundles are large. */
async function loadSite(): Promise<RegisterPages> {
  const { registerSite } = await import('./site/register-site.ts')
  const { loadEditionBundles } = await import('./site/edition-bundle.ts')
  const bundles = await loadEditionBundles(APPS)
  return (app, parts) => registerSite(app, { ...parts, bundles })
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

/** Says where the editions are, at `path`. */
function greet(port: number, path: string, log: Log): void {
  const addresses = EDITION_IDS.map((id) => `http://${EDITIONS[id].host}.localhost:${port}${path}`)
  log.announce(['', 'Otosafi is open:', ...addresses.map((address) => `  ${address}`), '', ''].join('\n'), {
    addresses,
  })
}
