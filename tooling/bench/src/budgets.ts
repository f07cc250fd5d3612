import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import PAGES from '@otosafi/edition-tests/budgets.json' with { type: 'json' }

import type { InteractionBudget } from './interaction/compare.ts'
import type { LighthouseBudget } from './lighthouse/report.ts'
import type { LoadBudget } from './load/compare.ts'
import type { MemoryBudget } from './memory/compare.ts'
import type { PageName } from './pages-of-edition.ts'
import type { Budget } from './pages/budget.ts'
import type { SlowLineBudget } from './pages/slow-paint.ts'
import type { ValuationBudget } from './valuation/summarise.ts'

/** Budgets of all benchmarks. */
export type Budgets = {
  pages: Record<PageName, Budget>
  slowLine: SlowLineBudget
  interaction: InteractionBudget
  load: LoadBudget
  lighthouse: LighthouseBudget
  valuation: ValuationBudget
  memory: { embedded: MemoryBudget; postgres: MemoryBudget }
}

const OWN = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Omit<Budgets, 'pages'>

/** The budgets as they are written down: those of pages where tests have them too, the others in budgets.json. */
export const BUDGETS: Budgets = { ...OWN, pages: { home: PAGES.home, buyCars: PAGES.buyCars, car: PAGES.car } }
