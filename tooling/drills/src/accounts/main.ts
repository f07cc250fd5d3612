// Attacks accounts and reports what came of it: `pnpm drill:accounts --help`.
import { createDrillDatabase } from '../drill-database.ts'
import { DATABASE_SERVER } from '../env.ts'
import { type Product, startDrilled } from '../product.ts'
import { compareAnswerTimes } from './compare-answer-times.ts'
import { floodLogins } from './flood-logins.ts'
import { guessCodes } from './guess-codes.ts'
import { type AccountDrillOptions, type Part, readOptions, USAGE } from './options.ts'

/** Servers that are guessed at. */
const SERVERS = 4

try {
  const options = optionsOrHelp()
  if (options !== null) process.exitCode = (await drill(options)) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

async function drill(options: AccountDrillOptions): Promise<boolean> {
  const database = await createDrillDatabase(DATABASE_SERVER)
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
      console.log(`${part}\n  ${result.lines.join('\n  ')}`)
      broken.push(...result.broken)
    }
  } finally {
    for (const server of servers) await server.stop()
    await database.remove()
  }
  console.log(broken.length === 0 ? '\nAll promises were kept.' : `\nBroken:\n  ${broken.join('\n  ')}`)
  return broken.length === 0
}

/** The parsed options; null after printing the usage or an error. */
function optionsOrHelp(): AccountDrillOptions | null {
  try {
    const options = readOptions(process.argv.slice(2))
    if (!options.help) return options
    console.log(USAGE)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    process.exitCode = 1
  }
  return null
}
