import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { InteractionBudget } from './interaction/compare.ts'
import type { LighthouseBudget } from './lighthouse/report.ts'
import type { LoadBudget } from './load/compare.ts'
import type { MemoryBudget } from './memory/compare.ts'
import type { PageName } from './pages-of-edition.ts'
import type { Budget } from './pages/budget.ts'
import type { SlowLineBudget } from './pages/slow-paint.ts'

/** What every bench compares its figures with. */
export type Budgets = {
  pages: Record<PageName, Budget>
  slowLine: SlowLineBudget
  interaction: InteractionBudget
  load: LoadBudget
  lighthouse: LighthouseBudget
  memory: { embedded: MemoryBudget; postgres: MemoryBudget }
}

/** The budgets as they are written down in budgets.json. */
export const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets
