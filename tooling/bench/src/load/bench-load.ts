import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { BUDGETS } from '../budgets.ts'
import { build } from '../build.ts'
import { FINDING_HEAD, findingRow } from '../finding.ts'
import { createHttpClient } from '../http-client.ts'
import { loadSaturated } from '../http-load.ts'
import { allGood } from '../in-turn.ts'
import { listingFactsOf } from '../listing-facts.ts'
import { describeMachine } from '../machine.ts'
import type { BenchOptions } from '../options.ts'
import { type PageName, pagesOf } from '../pages-of-edition.ts'
import { formatTable } from '../table.ts'
import { withServer, withStock } from '../with-product.ts'
import {
  budgetRows,
  compareProcess,
  isCachedOver,
  isUncachedOver,
  LOAD_HEAD,
  loadRow,
  type ProcessFigures,
} from './compare.ts'
import { again, loadWithNode } from './node-load.ts'
import { uncachedListings } from './uncached-listings.ts'
import { hasWrk, type Load, loadWithWrk } from './wrk.ts'

/** Connections of the load on kept pages, and of the one on pages that are rendered. */
const CONNECTIONS = 32
const RENDERING = 8

/** Port and host, and the duration. */
type Visit = { port: number; host: string; seconds: number }

/** Measures a server for each edition in turn. Returns whether all figures are within their budgets. */
export function benchLoad(options: BenchOptions): Promise<boolean> {
  build()
  return allGood(options.editions, (edition) => loadEdition(edition, options))
}

/**
 * Starts a server twice on the same stock and puts loads on the second one: pages from its cache, then listings that it
 * has to render. Prints the figures beside their budgets and returns whether all are within.
 */
function loadEdition(edition: EditionId, { cars, quick }: BenchOptions): Promise<boolean> {
  const budget = BUDGETS.load
  return withStock(cars, async (stock) => {
    const client = hasWrk() ? 'wrk' : 'Node, which takes its share of the same processors: wrk would give more'
    console.log(`\nLoad on ${edition} with ${stock.cars} cars on the embedded database; the client is ${client}.`)
    const firstStart = await withServer(stock, async ({ startTime, settle }) => {
      if (!quick) await settle()
      return startTime
    })
    return withServer(stock, async ({ port, startTime, memory }) => {
      const visit: Visit = { port, host: `${EDITIONS[edition].host}.localhost`, seconds: quick ? 1 : 8 }
      const memoryAtStart = await memory()
      const pages = await pagesOf(edition, port)
      const cached = await loadCached(visit, pages)
      const { priceRange } = await listingFactsOf(edition, port)
      const uncached = await loadUncached(visit, uncachedListings(pages.buyCars, priceRange))
      const figures: ProcessFigures = {
        firstStart,
        warmStart: startTime,
        memoryAtStart,
        memoryAfterLoad: await memory(),
      }
      const findings = compareProcess(figures, budget)
      console.log(`\n${formatTable(['process', ...FINDING_HEAD], findings.map(findingRow))}`)
      const rows = [...cached.rows, uncached.row, ...budgetRows(budget)]
      console.log(`\n${formatTable(['milliseconds', ...LOAD_HEAD], rows)}`)
      console.log(`Afterwards: ${describeMachine()}`)
      const over = cached.over || uncached.over || findings.some((finding) => finding.over)
      console.log(over ? '\nOVER BUDGET: see the lines above.' : '\nThe server is within its budgets.')
      return !over
    })
  })
}

async function loadCached(visit: Visit, pages: Record<PageName, string>): Promise<{ rows: string[][]; over: boolean }> {
  const rows: string[][] = []
  let over = false
  for (const [name, path] of Object.entries(pages)) {
    const load: Load = { ...visit, path, connections: CONNECTIONS }
    await keep(load)
    // A process that has just started takes seconds to translate and tune what it does often.
    await loadPage(load)
    const figures = await loadPage(load)
    const isOver = isCachedOver(figures, BUDGETS.load)
    over ||= isOver
    rows.push(loadRow(`${name} from the cache, ${CONNECTIONS} connections`, figures, isOver))
  }
  return { rows, over }
}

/** Asks for a page once, so that it is kept. Throws on any answer but 200, which not every load client would report. */
async function keep({ port, host, path }: Load): Promise<void> {
  const client = createHttpClient({ port, host, connections: 1 })
  try {
    await loadSaturated(client, [path], 1)
  } finally {
    client.close()
  }
}

function loadPage(load: Load) {
  return hasWrk() ? loadWithWrk(load) : loadWithNode(load, again(load.path))
}

/** `wrk` repeats one path, so this load comes from Node; it is too small to disturb much. */
async function loadUncached(visit: Visit, addresses: Iterator<string>): Promise<{ row: string[]; over: boolean }> {
  const place = { ...visit, connections: RENDERING }
  await loadWithNode(place, addresses)
  const figures = await loadWithNode(place, addresses)
  const over = isUncachedOver(figures, BUDGETS.load)
  return { row: loadRow(`listing rendered anew, ${RENDERING} connections`, figures, over), over }
}
