/** Counts of a test runner's result file. */
export type Counts = { passed: number; failed: number; skipped: number }

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Adds two counts. */
export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Sums the `# pass 3` trailers of a TAP file; a cancelled test did not pass. */
function countTap(tap: string): Counts {
  const sum = (word: string) =>
    [...tap.matchAll(new RegExp(`^# ${word} (\\d+)$`, 'gm'))].reduce((total, match) => total + Number(match[1]), 0)
  return { passed: sum('pass'), failed: sum('fail') + sum('cancelled'), skipped: sum('skipped') + sum('todo') }
}

/**
 * Counts the tests of one result file: `vitest*.json`, `playwright*.json` (a test that passed on a second try counts as passed)
 * or `*.tap`; null for any other file. Throws where the content is not what the name promises.
 */
export function countResults(fileName: string, content: string): Counts | null {
  if (fileName.endsWith('.tap')) return countTap(content)
  if (/^vitest.*\.json$/.test(fileName)) {
    const report = JSON.parse(content) as VitestReport
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  }
  if (/^playwright.*\.json$/.test(fileName)) {
    const { stats } = JSON.parse(content) as PlaywrightReport
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  }
  return null
}
