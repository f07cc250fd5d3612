import type { Browser } from 'playwright'

import { siteOf } from '@otosafi/e2e/src/fixtures/sites.ts'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { SLOWER, withBrowser } from '../browser.ts'
import { BUDGETS } from '../budgets.ts'
import { build } from '../build.ts'
import { allGood } from '../in-turn.ts'
import { listingFactsOf } from '../listing-facts.ts'
import { describeMachine } from '../machine.ts'
import type { MeasuredProduct } from '../measured-product.ts'
import type { BenchOptions } from '../options.ts'
import { pagesOf } from '../pages-of-edition.ts'
import { formatTable } from '../table.ts'
import { originOf, withServer, withStock } from '../with-product.ts'
import { INTERACTION_HEAD, interactionRow, isSlow, type Measured } from './compare.ts'
import { interactionsOf } from './interactions.ts'
import { measureInteraction } from './measure.ts'
import { THRESHOLD } from './slowest.ts'

const RUNS = 5

/** Measures interactions on the pages of editions and prints their latency. Returns whether all are within budget. */
export function benchInteraction({ editions, cars, runs, quick }: BenchOptions): Promise<boolean> {
  build()
  return withBrowser((browser) =>
    withStock(cars, (stock) =>
      withServer(stock, async (server) => {
        if (!quick) await server.settle()
        const times = runs ?? (quick ? 1 : RUNS)
        const within = await allGood(editions, (edition) => touchEdition(browser, server, edition, times))
        console.log(within ? '\nAll interactions are within their budgets.' : '\nOVER BUDGET: see the lines above.')
        return within
      }),
    ),
  )
}

async function touchEdition(
  browser: Browser,
  server: MeasuredProduct,
  edition: EditionId,
  times: number,
): Promise<boolean> {
  console.log(
    `\nInteraction with ${edition} at ${originOf(edition, server)}: 360 px, a processor ${SLOWER} times slower than` +
      ` this machine's, the network at full speed; milliseconds until the next frame in ${times} visits,` +
      ` ${THRESHOLD} for all that is quicker.`,
  )
  const measured = await measureAll(browser, server, edition, times)
  const rows = measured.map((each) => interactionRow(each, BUDGETS.interaction))
  console.log(`\n${formatTable(['milliseconds', ...INTERACTION_HEAD], rows)}`)
  console.log(`Afterwards: ${describeMachine()}`)
  return !measured.some((each) => isSlow(each, BUDGETS.interaction))
}

async function measureAll(
  browser: Browser,
  server: MeasuredProduct,
  edition: EditionId,
  runs: number,
): Promise<Measured[]> {
  const origin = originOf(edition, server)
  const paths = await pagesOf(edition, server.port)
  const facts = await listingFactsOf(edition, server.port)
  const site = siteOf(EDITIONS[edition], EDITIONS[edition].defaultLanguage)
  const measured = new Map<string, Measured>()
  const note = (name: string, time: number, answers: boolean) => {
    const known = measured.get(name) ?? { name, times: [], answers }
    known.times.push(time)
    measured.set(name, known)
  }
  for (let run = 0; run < runs; run++) {
    for (const does of interactionsOf(site, facts, run)) {
      const url = `${origin}${paths[does.page]}${does.search ?? ''}`
      const { interaction, answer } = await measureInteraction(browser, url, does)
      note(does.name, interaction, false)
      if (answer !== null) note(`${does.name}, until the count has changed`, answer, true)
    }
  }
  return [...measured.values()]
}
