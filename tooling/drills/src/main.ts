// Injects faults into the product's database and reports whether any write was lost, doubled or late: `pnpm drill --help`.
import { DATABASE_SERVER } from './env.ts'
import { formatPhase, PHASE_HEAD } from './format-phase.ts'
import { type DrillOptions, readOptions, USAGE } from './options.ts'
import { runDrill } from './run-drill.ts'

/** The time limit of every write, milliseconds. */
const LIMIT = 2100

try {
  const options = optionsOrHelp()
  if (options !== null) process.exitCode = (await drill(options)) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

async function drill({ seconds }: DrillOptions): Promise<boolean> {
  console.log(PHASE_HEAD)
  const tell = (phase: Parameters<typeof formatPhase>[0]) => console.log(formatPhase(phase))
  const broken = await runDrill({ server: DATABASE_SERVER, seconds, withPages: true, limit: LIMIT, tell })
  console.log(broken.length === 0 ? '\nAll promises were kept.' : `\nBroken:\n  ${broken.join('\n  ')}`)
  return broken.length === 0
}

/** The parsed options; null after printing the usage or an error. */
function optionsOrHelp(): DrillOptions | null {
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
