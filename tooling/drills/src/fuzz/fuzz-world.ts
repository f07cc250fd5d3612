import { Agent } from 'node:http'
import { join } from 'node:path'

import { EDITION_IDS } from '@otosafi/editions/edition'
import type { Database } from '@otosafi/server/db/database'
import type { RegisterPages } from '@otosafi/server/server/start'
import { loadEditionBundles } from '@otosafi/server/site/edition-bundle'
import { registerSite } from '@otosafi/server/site/register-site'
import { seedStock } from '@otosafi/server/testing/cars'
import { startTestServer } from '@otosafi/server/testing/start-test-server'

import { type KnownValues, readKnownValues } from './known-values.ts'
import { type Secrets, createSecrets } from './secrets.ts'
import { type BuiltRoutes, readBuiltRoutes } from './site/built-routes.ts'
import { createTally, type Tally } from './tally.ts'

/** Cars of each edition: a few pages of them. */
const CARS = 60

/** The target of all cases: a listening server without rate limits on a database with a stock, and the stock's known values. */
export type FuzzWorld = {
  port: number
  /** Connections that are used again. */
  agent: Agent
  known: KnownValues
  secrets: Secrets
  tally: Tally
  /** The pages of the built editions; none where they are not served. */
  routes: BuiltRoutes
}

const NO_ROUTES = Object.fromEntries(EDITION_IDS.map((edition) => [edition, []])) as unknown as BuiltRoutes

/** Where the built editions are. */
const APPS = join(import.meta.dirname, '../../../../apps')

/** A limiter that lets everybody do everything, so that limits hide nothing. */
const UNLIMITED = {
  count: async () => async () => undefined,
  guess: async () => ({ pause: 0, forget: async () => undefined }),
  guessesAt: async () => 0,
}

/** Fills an empty database that has the schema and starts a server on it; `withSite` for one that serves the built pages too. */
export async function openWorld(database: Database, { withSite = false } = {}): Promise<FuzzWorld> {
  await seedStock(database, EDITION_IDS, CARS)
  const { port, time } = await startTestServer(database, {
    limiter: UNLIMITED,
    ...(withSite ? { site: await loadSite() } : {}),
  })
  const secrets = createSecrets(database, time)
  return {
    port,
    agent: new Agent({ keepAlive: true }),
    known: await readKnownValues(database, port, secrets),
    secrets,
    tally: createTally(database),
    routes: withSite ? await readBuiltRoutes(APPS) : NO_ROUTES,
  }
}

async function loadSite(): Promise<RegisterPages> {
  const bundles = await loadEditionBundles(APPS)
  return (app, parts) => registerSite(app, { ...parts, bundles })
}
