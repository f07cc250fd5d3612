import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../workspace.ts'
import { addCounts, countResults, NO_TESTS } from './count-results.ts'
import type { Counts } from './count-results.ts'
import { listFailedTests } from './failed-tests.ts'
import type { FailedTests } from './failed-tests.ts'
import { listTimedTests, type Timed } from './slowest-tests.ts'

const RESULTS = '.results'

/** Removes what earlier runs left, so that only tasks of this run (or turbo's cache, which restores them) are counted. */
export function clearResults(folders: readonly string[]): void {
  for (const folder of folders) rmSync(join(ROOT, folder, RESULTS), { recursive: true, force: true })
}

/** Results of one folder's files. */
export type Results = { counts: Counts; timed: readonly Timed[] } & FailedTests

/** Reads the result files of each folder; folders without any are left out. */
export function readResults(folders: readonly string[]): Map<string, Results> {
  const results = new Map<string, Results>()
  for (const folder of folders) {
    const path = join(ROOT, folder, RESULTS)
    if (!existsSync(path)) continue
    const files = readdirSync(path)
      .filter((name) => /\.(json|tap)$/.test(name))
      .map((name) => ({ name, content: readFileSync(join(path, name), 'utf8') }))
    const counts = files.map(({ name, content }) => countResults(name, content)).filter((found) => found !== null)
    if (counts.length === 0) continue
    const listed = files.map(({ name, content }) => listFailedTests(name, content))
    results.set(folder, {
      counts: counts.reduce(addCounts, NO_TESTS),
      failed: listed.flatMap(({ failed }) => failed),
      flaky: listed.flatMap(({ flaky }) => flaky),
      timed: files.flatMap(({ name, content }) => listTimedTests(name, content)),
    })
  }
  return results
}
