// Measures the product and compares the figures with what they should be: `pnpm bench --help`.
import { describeMachine } from './machine.ts'
import { type BenchOptions, readOptions, USAGE } from './options.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchSearch } from './search/bench-search.ts'

try {
  const options = optionsOrHelp()
  if (options !== null) process.exitCode = (await bench(options)) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}

async function bench(options: BenchOptions): Promise<boolean> {
  console.log(describeMachine())
  const pages = options.what === 'search' || (await benchPages(options))
  const search = options.what === 'pages' || (await benchSearch(options))
  return pages && search
}

/** What was asked for; null when that was a word of help, or cannot be done. */
function optionsOrHelp(): BenchOptions | null {
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
