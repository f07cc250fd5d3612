import type { EditionId } from '@otosafi/editions/edition'

import { BUDGETS } from '../budgets.ts'
import { build } from '../build.ts'
import { FINDING_HEAD, findingRow } from '../finding.ts'
import { allGood } from '../in-turn.ts'
import type { MeasuredProduct } from '../measured-product.ts'
import type { BenchOptions } from '../options.ts'
import { formatTable } from '../table.ts'
import { originOf, withServer, withStock } from '../with-product.ts'
import { choosePages, type JudgedPage, judgedPages } from './judged-pages.ts'
import { compareRuns, failedAudits, readReport, type Report } from './report.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { stockOf } from './stock-of-edition.ts'

const RUNS = 5

/** How pages are audited: how often again after a bad result, and whether their speed is judged. */
type Looks = { more: number; speed: boolean }

/**
 * Lets Lighthouse judge a page of every kind of editions and prints its figures. Returns whether all are within their
 * budgets.
 */
export function benchLighthouse({ editions, cars, runs, quick, pages }: BenchOptions): Promise<boolean> {
  build()
  return withStock(cars, (stock) =>
    withServer(stock, async (server) => {
      if (!quick) await server.settle()
      const looks = { more: runs ?? (quick ? 1 : RUNS), speed: !quick }
      const within = await allGood(editions, (edition) => judgeEdition(server, edition, pages, looks))
      console.log(within ? '\nAll pages are within their budgets.' : '\nOVER BUDGET: see the lines above.')
      return within
    }),
  )
}

async function judgeEdition(
  server: MeasuredProduct,
  edition: EditionId,
  asked: readonly string[],
  looks: Looks,
): Promise<boolean> {
  const origin = originOf(edition, server)
  console.log(
    `\nLighthouse on ${edition} at ${origin}: mobile, ${looks.speed ? 'slowed down by the browser' : 'speed not judged'},` +
      ` HTTP/1.1 as served (brotli); one look, and where it is over a budget the medians of ${looks.more} more.` +
      ' 1 KB is 1024 bytes.',
  )
  const pages = choosePages(judgedPages(edition, await stockOf(edition, server.port)), asked)
  return allGood(pages, (page) => judge(page, origin, looks))
}

async function judge({ name, path, exempt }: JudgedPage, origin: string, { more, speed }: Looks): Promise<boolean> {
  const look = () => runLighthouse(`${origin}${path}`, { speed, exempt })
  let reports = [await look()]
  // The first look may pay for pictures that the server draws when they are first asked for, and for a busy machine.
  if (areOver(reports)) {
    reports = []
    for (let run = 0; run < more; run++) reports.push(await look())
  }
  const findings = findingsOf(reports)
  const title = `${name} ${path}${reports.length > 1 ? ` (medians of ${reports.length})` : ''}`
  console.log(`\n${formatTable([title, ...FINDING_HEAD], findings.map(findingRow))}`)
  if (exempt.length > 0) console.log(`Not asked, as no such page can have it: ${exempt.join(', ')}`)
  const over = areOver(reports)
  if (over) console.log(`Failed audits: ${[...new Set(reports.flatMap(failedAudits))].join(', ') || 'none'}`)
  return !over
}

const findingsOf = (reports: readonly Report[]) => compareRuns(reports.map(readReport), BUDGETS.lighthouse)

const areOver = (reports: readonly Report[]) => findingsOf(reports).some((finding) => finding.over)
