// Attacks accounts and reports what came of it: `pnpm drill:accounts --help`.
import { DATABASE_SERVER } from '../env.ts'
import { drillAccounts } from './drill-accounts.ts'
import { type AccountDrillOptions, readOptions, USAGE } from './options.ts'

try {
  const options = optionsOrHelp()
  if (options !== null) process.exitCode = (await drill(options)) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

async function drill(options: AccountDrillOptions): Promise<boolean> {
  const tell = (part: string, lines: readonly string[]) => console.log(`${part}\n  ${lines.join('\n  ')}`)
  const broken = await drillAccounts(DATABASE_SERVER, options, tell)
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
