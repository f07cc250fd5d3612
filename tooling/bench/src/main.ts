// Measures the product and compares the figures with what they should be: `pnpm bench --help`.
import { runTool } from '@otosafi/product-process/run-tool'

import { benchCards } from './cards/bench-cards.ts'
import { allGood } from './in-turn.ts'
import { benchInteraction } from './interaction/bench-interaction.ts'
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts'
import { benchLoad } from './load/bench-load.ts'
import { describeMachine } from './machine.ts'
import { benchMemory } from './memory/bench-memory.ts'
import { type BenchName, benchesOf, type BenchOptions, estimate, readOptions, USAGE } from './options.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchSearch } from './search/bench-search.ts'
import { benchValuation } from './valuation/bench-valuation.ts'

/** Each prints its figures and returns whether all are within budget. */
const BENCHES: Record<BenchName, (options: BenchOptions) => Promise<boolean>> = {
  pages: benchPages,
  interaction: benchInteraction,
  load: benchLoad,
  lighthouse: benchLighthouse,
  search: benchSearch,
  valuation: benchValuation,
  cards: benchCards,
  memory: benchMemory,
}

process.exitCode = await runTool({ usage: USAGE, read: readOptions, run: bench })

function bench(options: BenchOptions): Promise<boolean> {
  const minutes = Math.ceil(estimate(options) / 60)
  console.log(
    `${describeMachine()}\nThis takes about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} once everything is built.`,
  )
  return allGood(benchesOf(options), (name) => BENCHES[name](options))
}
