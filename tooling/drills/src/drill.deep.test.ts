import { expect, it } from 'vitest'

import { DATABASE_SERVER } from './env.ts'
import { findDatabaseServer } from './find-database-server.ts'
import { runDrill } from './run-drill.ts'

/** Milliseconds within which every write is to be answered, with room for a busy machine. */
const LIMIT = 4000

it.skipIf(!(await findDatabaseServer()))(
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
    // The faults were real: each kept writes from being taken, and each was over.
    expect(seen.slice(2)).toEqual([
      'no connections: taken refused',
      'read-only: taken refused',
      'table locked: taken refused',
      expect.stringMatching(/^afterwards: /),
    ])
  },
)
