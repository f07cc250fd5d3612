import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium } from 'playwright'

import { findBrowser } from '@otosafi/e2e/src/find-browser.ts'
import { EDITIONS } from '@otosafi/editions/registry'

import { CHROMIUM_PATH, toolEnv } from '../env.ts'
import type { BenchOptions } from '../options.ts'
import { startProduct } from '../product-server.ts'
import { formatTable } from '../table.ts'
import { type Budget, compareWithBudget, describeRest, KB } from './budget.ts'
import { pagesOf } from './pages-of-edition.ts'
import type { PageFile, PageMeasure } from './traffic.ts'
import { visit } from './visit.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8')) as Record<
  string,
  Budget
>

/** Cars of each edition in the measured stock, as a first start makes them. */
const CARS = 400

/** Measures the pages of an edition and prints what they take beside their budgets. Answers whether all are within. */
export async function benchPages({ edition, cars, runs }: BenchOptions): Promise<boolean> {
  const executablePath = findBrowser(CHROMIUM_PATH)
  if (executablePath === null) throw new Error('There is no Chromium here: install one, or set CHROMIUM_PATH to it.')
  build()
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-bench-'))
  try {
    const server = await startProduct({ DATA_DIR: dataDir, SEED_CARS: String(cars ?? CARS) })
    try {
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-background-networking'],
      })
      try {
        const origin = `http://${EDITIONS[edition].host}.localhost:${server.port}`
        console.log(
          `\nPages of ${edition} at ${origin}: 360 px, 2 device pixels each, cold cache, HTTP/1.1 as served (brotli),` +
            ` no scrolling; medians of ${runs}. 1 KB is 1024 bytes.`,
        )
        return await measureAll(browser, origin, await pagesOf(edition, server.port), runs)
      } finally {
        await browser.close()
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureAll(
  browser: Browser,
  origin: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<boolean> {
  let within = true
  for (const [name, path] of Object.entries(pages)) {
    const budget = BUDGETS[name]
    if (budget === undefined) throw new Error(`budgets.json has no budget for ${name}.`)
    const visits: PageMeasure[] = []
    // One that does not count: the server draws pictures when they are first asked for.
    await visit(browser, `${origin}${path}`)
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, `${origin}${path}`))
    const findings = compareWithBudget(visits, budget)
    const rows = findings.map(({ name, measured, budget, over }) => [name, measured, budget, over ? 'OVER' : 'ok'])
    const rest = describeRest(visits).map(([name, size]) => [name, size, '', ''])
    console.log(`\n${formatTable([`${name} ${path}`, 'measured', 'budget', 'verdict'], [...rows, ...rest])}`)
    if (findings.some(({ over }) => over)) {
      within = false
      console.log(`\nWhat came, the largest first:\n${listFiles(visits[0]?.files ?? [])}`)
    }
  }
  console.log(within ? '\nAll pages are within their budgets.' : '\nOVER BUDGET: see the lines above.')
  return within
}

function listFiles(files: readonly PageFile[]): string {
  const rows = files.map(({ url, kind, bytes }) => [new URL(url).pathname, kind, `${(bytes / KB).toFixed(1)} KB`])
  return formatTable(['file', 'kind', 'size'], rows)
}

/** Builds what changed since the last build. */
function build(): void {
  const args = [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only']
  const env = toolEnv(join(ROOT, 'node_modules/.bin')) as NodeJS.ProcessEnv
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}`)
}
