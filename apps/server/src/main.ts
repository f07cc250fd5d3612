import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { readEnv } from './env.ts'
import { type RegisterPages, type Running, startServer } from './server/start.ts'

const APPS = join(import.meta.dirname, '../..')

/** Milliseconds that the start waits for the indexes before it listens all the same. */
const PATIENCE = 10_000
/** Milliseconds that closing takes at most, once all connections are gone: jobs, counted views, the database. */
const LAST_STEPS = 10_000

// Collecting the old generation stops everybody for 10 to 20 ms, and is otherwise begun whenever it has grown by a fifth.
setFlagsFromString('--heap-growing-percent=100')

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const env = readEnv()
  const report = (message: string, error: unknown) =>
    console.error(message, error instanceof Error ? error.message : error)
  const withSite = env.role === 'all' || env.role === 'site'
  // The embedded database lets the processor rest for half a second while it opens: time to load the pages.
  const [database, site] = await Promise.all([openDatabase(env, report), withSite ? loadSite() : undefined])
  await migrate(database.pool)
  // A production server on a database of its own is never given demonstration data.
  if (database.kind === 'embedded' || env.mode !== 'production') await seed(database, env.seedCars)

  const running = await startServer({ env, database, report, site })
  stopOnSignals(running, env.stopPause + env.stopWithin + LAST_STEPS)
  await Promise.race([running.loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())])
  await running.app.listen({ port: env.port, host: env.host })
  const address = running.app.server.address()
  void running.warmUp()
  greet(typeof address === 'object' && address !== null ? address.port : env.port, withSite ? '' : '/api')
}

/** Fills those editions that have no cars, also those that a start before this one did not come to. */
async function seed(database: Database, cars: number): Promise<void> {
  const filled = await database.kysely.selectFrom('cars').select('edition').distinct().execute()
  const editions = EDITION_IDS.filter((id) => !filled.some(({ edition }) => edition === id))
  if (editions.length === 0 || cars === 0) return
  console.log(`Filling the database with ${cars} cars for each of ${editions.length} editions. This happens once.`)
  const started = performance.now()
  // Names and texts of the demonstration are many; a start that has nothing to fill does without them.
  const { seedDatabase } = await import('./seed/seed-database.ts')
  const count = await seedDatabase(database, { editions, cars, today: new Date().toISOString().slice(0, 10) })
  console.log(`${count} cars in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** The pages are loaded by the processes that serve them only: their bundles are large. */
async function loadSite(): Promise<RegisterPages> {
  const { registerSite } = await import('./site/register-site.ts')
  const { loadEditionBundles } = await import('./site/edition-bundle.ts')
  const bundles = await loadEditionBundles(APPS)
  return (app, parts) => registerSite(app, { ...parts, bundles })
}

/** Stops on the first signal, within so many milliseconds; exits at once on the second. */
function stopOnSignals(running: Running, within: number): void {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1)
      asked = true
      setTimeout(() => {
        console.error('The server could not stop in time.')
        process.exit(1)
      }, within).unref()
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The server did not stop well:', error)
          process.exit(1)
        },
      )
    })
  }
}

/** Says where the editions are, at `path`. */
function greet(port: number, path: string): void {
  const addresses = EDITION_IDS.map((id) => `  http://${EDITIONS[id].host}.localhost:${port}${path}`)
  console.log(['', 'Otosafi is open:', ...addresses, ''].join('\n'))
}
