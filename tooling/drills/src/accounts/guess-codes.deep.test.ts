import { expect, it } from 'vitest'

import { DATABASE_SERVER } from '../env.ts'
import { findDatabaseServer } from '../find-database-server.ts'
import { drillAccounts } from './drill-accounts.ts'

const GUESSES = 10_000

it.skipIf(!(await findDatabaseServer()))(
  'no code is guessed at beyond its budget, from however many addresses and through however many servers',
  { timeout: 900_000 },
  async () => {
    const seen: string[] = []
    const options = { parts: ['codes'], guesses: GUESSES, pairs: 1, seconds: 1 } as const
    const broken = await drillAccounts(DATABASE_SERVER, options, (_, lines) => seen.push(...lines))
    console.log(seen.join('\n'))
    expect(broken).toEqual([])
    // All were made, and as many compared as may be: the budget alone kept the others out.
    expect(seen.join('\n')).toMatch(new RegExp(`^${GUESSES} guesses .* 4 servers`))
    expect(seen.join('\n')).toContain('in all 10 of at most 10')
  },
)
