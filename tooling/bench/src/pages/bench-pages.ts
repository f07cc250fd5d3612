import type { Browser } from 'playwright'

import { SLOWER, withBrowser } from '../browser.ts'
import { BUDGETS } from '../budgets.ts'
import { build } from '../build.ts'
import { FINDING_HEAD, findingRow, timeFinding } from '../finding.ts'
import { allGood } from '../in-turn.ts'
import type { BenchOptions } from '../options.ts'
import { type PageName, pagesOf } from '../pages-of-edition.ts'
import { median } from '../statistics.ts'
import { formatTable } from '../table.ts'
import { originOf, withServer, withStock } from '../with-product.ts'
import { compareWithBudget, describeRest, KB } from './budget.ts'
import { paintSlowly, SLOW_LINE } from './slow-paint.ts'
import type { PageFile, PageMeasure } from './traffic.ts'
import { visit } from './visit.ts'

const RUNS = 3

/** Measures the pages of editions and prints them beside their budgets. Returns whether all are within. */
export function benchPages({ editions, cars, runs, quick }: BenchOptions): Promise<boolean> {
  build()
  return withBrowser((browser) =>
    withStock(cars, (stock) =>
      withServer(stock, async (server) => {
        // A page whose first picture is not drawn yet is neither kept nor compressed to the utmost.
        if (!quick) await server.settle()
        const visits = runs ?? (quick ? 1 : RUNS)
        const slowVisits = quick ? 0 : visits
        const within = await allGood(editions, async (edition) => {
          const origin = originOf(edition, server)
          console.log(
            `\nPages of ${edition} at ${origin}: 360 px, 2 device pixels each, cold cache, HTTP/1.1 as served (brotli),` +
              ` no scrolling; medians of ${visits}. 1 KB is 1024 bytes.` +
              (slowVisits === 0
                ? ' Nothing is measured on a slow line.'
                : ` The slow line: ${SLOW_LINE.latency} ms a request, ${SLOW_LINE.kilobits} kbit/s, a processor ${SLOWER} times slower.`),
          )
          return measureAll(browser, origin, await pagesOf(edition, server.port), { visits, slowVisits })
        })
        console.log(within ? '\nAll pages are within their budgets.' : '\nOVER BUDGET: see the lines above.')
        return within
      }),
    ),
  )
}

function measureAll(
  browser: Browser,
  origin: string,
  pages: Readonly<Record<PageName, string>>,
  runs: { visits: number; slowVisits: number },
): Promise<boolean> {
  return allGood(Object.entries(pages) as [PageName, string][], async ([name, path]) => {
    const visits: PageMeasure[] = []
    // One that does not count: the server draws pictures when they are first asked for.
    await visit(browser, `${origin}${path}`)
    for (let run = 0; run < runs.visits; run++) visits.push(await visit(browser, `${origin}${path}`))
    const paints: number[] = []
    for (let run = 0; run < runs.slowVisits; run++) paints.push(await paintSlowly(browser, `${origin}${path}`))
    const { largestContentfulPaintMs } = BUDGETS.slowLine
    const findings = [
      ...compareWithBudget(visits, BUDGETS.pages[name]),
      ...(paints.length === 0
        ? []
        : [timeFinding('largest paint on a slow line', median(paints), largestContentfulPaintMs)]),
    ]
    const rest = describeRest(visits).map(([name, size]) => [name, size, '', ''])
    console.log(`\n${formatTable([`${name} ${path}`, ...FINDING_HEAD], [...findings.map(findingRow), ...rest])}`)
    const over = findings.some((finding) => finding.over)
    if (over) console.log(`\nWhat came, the largest first:\n${listFiles(visits[0]?.files ?? [])}`)
    return !over
  })
}

function listFiles(files: readonly PageFile[]): string {
  const rows = files.map(({ url, kind, bytes }) => [new URL(url).pathname, kind, `${(bytes / KB).toFixed(1)} KB`])
  return formatTable(['file', 'kind', 'size'], rows)
}
