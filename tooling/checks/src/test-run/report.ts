import { readResults } from './result-files.ts'
import { slowestOf, type Timed } from './slowest-tests.ts'
import { type FailedTask, judge } from './verdict.ts'

/** How many of the slowest tests and tasks are named. */
const SLOWEST = 10

/** A part of a run, how long it took, and how long each of its tasks, of which two or more run at a time. */
export type TimedPart = { part: string; seconds: number; tasks: readonly Timed[] }

/** The slowest of them, a line each. */
function linesOf(timed: readonly Timed[]): string {
  return slowestOf(timed, SLOWEST)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1)} s  ${name}`)
    .join('\n')
}

/**
 * Prints how a run ended: the seconds of its `parts`, its slowest tasks and tests, its failed parts, its failed and flaky tests by
 * name, and last `N passed, N failed`. `failed` are the tasks that failed; results are read from `folders`. Gives the
 * exit code.
 */
export function report(folders: readonly string[], failed: readonly FailedTask[], parts: readonly TimedPart[]): 0 | 1 {
  const results = readResults(folders)
  console.log(`\nSeconds: ${parts.map(({ part, seconds }) => `${part} ${Math.round(seconds)}`).join(', ')}`)
  console.log(`\nSlowest tasks:\n${linesOf(parts.flatMap(({ tasks }) => tasks))}`)
  console.log(`\nSlowest tests:\n${linesOf([...results.values()].flatMap(({ timed }) => timed))}`)
  const verdict = judge(new Map([...results].map(([folder, { counts }]) => [folder, counts])), failed)
  if (verdict.counts.passed === 0) console.log('\nNo test passed or none was found: the run counts as failed.')
  if (verdict.failedParts.length > 0)
    console.log(`\nFailed:\n${verdict.failedParts.map((part) => `  ${part}`).join('\n')}`)
  for (const [folder, { failed: tests }] of results) {
    for (const { name, reason } of tests)
      console.log(`\nFailed in ${folder}: ${name}${reason === '' ? '' : `\n  ${reason}`}`)
  }
  for (const [folder, { flaky }] of results) {
    for (const { name, reason } of flaky) console.log(`\nflaky: ${folder}: ${name}\n  ${reason}`)
  }
  console.log(`\n${verdict.lastLine}`)
  return verdict.exitCode
}
