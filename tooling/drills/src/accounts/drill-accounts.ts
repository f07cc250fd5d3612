import { createDrillDatabase } from '../drill-database.ts'
import { type Product, startDrilled } from '../product.ts'
import { compareAnswerTimes } from './compare-answer-times.ts'
import { floodLogins } from './flood-logins.ts'
import { guessCodes } from './guess-codes.ts'
import type { AccountDrillOptions, Part } from './options.ts'

/** Servers against which codes are guessed. */
const SERVERS = 4

/**
 * Attacks accounts of the product on an empty database of the server at `databaseServer`, part by part; `tell` is called with
 * what was seen in each. Returns the promises that were broken. Rejects when no database server answers.
 */
export async function drillAccounts(
  databaseServer: string,
  options: Omit<AccountDrillOptions, 'help'>,
  tell: (part: Part, lines: readonly string[]) => void,
): Promise<string[]> {
  const database = await createDrillDatabase(databaseServer)
  const servers: Product[] = []
  const broken: string[] = []
  try {
    // The first fills the database.
    servers.push(await startDrilled(database.url, 'worker'))
    const [{ port }] = servers as [Product]
    const run: Record<Part, () => Promise<{ lines: string[]; broken: string[] }>> = {
      times: () => compareAnswerTimes(port, database, options.pairs),
      logins: () => floodLogins(port, options.seconds),
      async codes() {
        while (servers.length < SERVERS) servers.push(await startDrilled(database.url, 'api'))
        return guessCodes(servers, database, options.guesses)
      },
    }
    // Other servers would disturb what is timed.
    for (const part of (['times', 'logins', 'codes'] as const).filter((each) => options.parts.includes(each))) {
      const result = await run[part]()
      tell(part, result.lines)
      broken.push(...result.broken)
    }
  } finally {
    for (const server of servers) await server.stop()
    await database.remove()
  }
  return broken
}
