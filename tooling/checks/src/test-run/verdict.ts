import { addCounts, NO_TESTS } from './count-results.ts'
import type { Counts } from './count-results.ts'

/** One part of the run that failed: a turbo task (`@otosafi/domain#lint`), or turbo itself. */
export type FailedTask = { task: string; folder: string }

/** How a whole run ended: its counts, the parts that failed without a failed test of their own, and the exit code. */
export type Verdict = { counts: Counts; failedParts: readonly string[]; exitCode: 0 | 1; lastLine: string }

/**
 * Joins the tests' counts by package folder with the tasks that failed. A failed test task whose results already name
 * failed tests adds nothing; every other failed task counts as one failure, so a broken build never stands above `0
 * failed`. A run without a single test fails.
 */
export function judge(results: ReadonlyMap<string, Counts>, failedTasks: readonly FailedTask[]): Verdict {
  const tests = [...results.values()].reduce(addCounts, NO_TESTS)
  const failedParts = failedTasks
    .filter(({ task, folder }) => !(task.endsWith('#test') && (results.get(folder)?.failed ?? 0) > 0))
    .map(({ task }) => task)
  const counts = { ...tests, failed: tests.failed + failedParts.length }
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  return {
    counts,
    failedParts,
    exitCode: counts.failed > 0 || counts.passed === 0 ? 1 : 0,
    lastLine: `${counts.passed} passed, ${counts.failed} failed${skipped}`,
  }
}
