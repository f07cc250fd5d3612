import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../workspace.ts'
import { addCounts, countResults, NO_TESTS } from './count-results.ts'
import type { Counts } from './count-results.ts'

const RESULTS = '.results'

/** Removes what earlier runs left, so that only tasks of this run (or turbo's cache, which restores them) are counted. */
export function clearResults(folders: readonly string[]): void {
  for (const folder of folders) rmSync(join(ROOT, folder, RESULTS), { recursive: true, force: true })
}

/** Counts the result files of each folder; folders without any are left out. */
export function readResults(folders: readonly string[]): Map<string, Counts> {
  const results = new Map<string, Counts>()
  for (const folder of folders) {
    const path = join(ROOT, folder, RESULTS)
    if (!existsSync(path)) continue
    const counts = readdirSync(path)
      .map((name) => countResults(name, /\.(json|tap)$/.test(name) ? readFileSync(join(path, name), 'utf8') : ''))
      .filter((found) => found !== null)
    if (counts.length > 0) results.set(folder, counts.reduce(addCounts, NO_TESTS))
  }
  return results
}
