import type { EditionId } from '@otosafi/editions/edition'

import { BUDGETS } from '../budgets.ts'
import { build } from '../build.ts'
import { FINDING_HEAD, findingRow } from '../finding.ts'
import { allGood } from '../in-turn.ts'
import type { MeasuredProduct } from '../measured-product.ts'
import type { BenchOptions } from '../options.ts'
import { pagesOf } from '../pages-of-edition.ts'
import { formatTable } from '../table.ts'
import { originOf, withServer, withStock } from '../with-product.ts'
import { compareRuns, failedAudits, readReport, type Report } from './report.ts'
import { runLighthouse } from './run-lighthouse.ts'

const RUNS = 5

/** Lets Lighthouse judge the pages of editions and prints its figures. Answers whether all are within their budgets. */
export function benchLighthouse({ editions, cars, runs, quick }: BenchOptions): Promise<boolean> {
  build()
  return withStock(cars, (stock) =>
    withServer(stock, async (server) => {
      const times = runs ?? (quick ? 1 : RUNS)
      if (!quick) await server.settle()
      const within = await allGood(editions, (edition) => judgeEdition(server, edition, times))
      console.log(within ? '\nAll pages are within their budgets.' : '\nOVER BUDGET: see the lines above.')
      return within
    }),
  )
}

async function judgeEdition(server: MeasuredProduct, edition: EditionId, times: number): Promise<boolean> {
  const origin = originOf(edition, server)
  console.log(
    `\nLighthouse on ${edition} at ${origin}: mobile, slowed down by the browser, HTTP/1.1 as served (brotli);` +
      ` medians of ${times}. 1 KB is 1024 bytes.`,
  )
  const pages = Object.entries(await pagesOf(edition, server.port))
  return allGood(pages, ([name, path]) => judge(`${name} ${path}`, `${origin}${path}`, times))
}

async function judge(title: string, url: string, runs: number): Promise<boolean> {
  // One that does not count: the server draws pictures when they are first asked for.
  await runLighthouse(url)
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url))
  const findings = compareRuns(reports.map(readReport), BUDGETS.lighthouse)
  console.log(`\n${formatTable([title, ...FINDING_HEAD], findings.map(findingRow))}`)
  const over = findings.some((finding) => finding.over)
  if (over) console.log(`Failed audits: ${[...new Set(reports.flatMap(failedAudits))].join(', ') || 'none'}`)
  return !over
}
