import { expect, it } from 'vitest'

import { createDrillDatabase } from './drill-database.ts'
import { DATABASE_SERVER, IS_DATABASE_REQUIRED } from './env.ts'
import { runDrill } from './run-drill.ts'

/** Whether a server answers. Throws where one has to. */
async function findServer(): Promise<boolean> {
  try {
    await (await createDrillDatabase(DATABASE_SERVER)).remove()
    return true
  } catch (cause) {
    const message = 'No PostgreSQL answers (set TEST_DATABASE_URL)'
    if (IS_DATABASE_REQUIRED) throw new Error(message, { cause })
    console.warn(`\n!!! ${message}: THE DRILL IS SKIPPED !!!\n`)
    return false
  }
}

/** Milliseconds within which every write is to be answered, with room for a busy machine. */
const LIMIT = 4000

it.skipIf(!(await findServer()))(
  'the product keeps its promises while its database is in trouble',
  { timeout: 300_000 },
  async () => {
    const seen: string[] = []
    const broken = await runDrill({
      server: DATABASE_SERVER,
      seconds: 3,
      withPages: false,
      limit: LIMIT,
      tell: ({ name, taken, refused }) =>
        seen.push(`${name}: ${taken > 0 ? 'taken' : ''} ${refused > 0 ? 'refused' : ''}`),
    })
    expect(broken).toEqual([])
    // The troubles were real: each kept writes from being taken, and each was over.
    expect(seen.slice(2)).toEqual([
      'no connections: taken refused',
      'read-only: taken refused',
      'table locked: taken refused',
      expect.stringMatching(/^afterwards: /),
    ])
  },
)
