import { expect, it } from 'vitest'

import { DATABASE_SERVER } from '../env.ts'
import { findDatabaseServer } from '../find-database-server.ts'
import { runUpgradeDrill } from './run-upgrade-drill.ts'

/** The longest time without a write, with room for a busy machine. */
const LONGEST_MS = 6000
const LOAD = { server: DATABASE_SERVER, writes: 10, reads: 20, longest: LONGEST_MS }

const hasServer = await findDatabaseServer()

it.skipIf(!hasServer)(
  'old servers serve on, and nothing is lost or done twice, while later versions start beside them with a migration each',
  { timeout: 300_000 },
  async () => {
    const taken: [string, boolean][] = []
    const tell = (name: string, { writes }: { writes: ReadonlyMap<string, number> }) =>
      taken.push([name, (writes.get('201') ?? 0) > 0])
    expect(await runUpgradeDrill({ ...LOAD, tell })).toEqual([])
    const parts = ['before', 'migration 1', 'migration 2', 'old ones stopped']
    expect(taken.slice(0, -1)).toEqual(parts.map((name) => [name, true]))
  },
)

it.skipIf(!hasServer)('finds out a migration that keeps visitors waiting', { timeout: 300_000 }, async () => {
  const steps = [`lock table requests in access exclusive mode; select pg_sleep(${(LONGEST_MS + 2000) / 1000});`]
  expect(await runUpgradeDrill({ ...LOAD, steps, tell: () => undefined })).toEqual([
    expect.stringMatching(/^migration 1: no write was taken for /),
  ])
})
