/** One test that failed: where and what it is, and the first line of why. */
export type FailedTest = { name: string; reason: string }

/** The tests of a result file that failed, and those that passed at a further try only. */
export type FailedTests = { failed: readonly FailedTest[]; flaky: readonly FailedTest[] }

const NONE: FailedTests = { failed: [], flaky: [] }

type VitestTest = { status: string; fullName: string; failureMessages: readonly string[] }
type VitestReport = {
  testResults?: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly VitestTest[]
  }[]
}
type PlaywrightSuite = {
  title: string
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    file: string
    line: number
    tests: readonly {
      status: string
      projectName: string
      results: readonly { error?: { message?: string } }[]
    }[]
  }[]
}
type PlaywrightReport = { suites?: readonly PlaywrightSuite[] }

const LONGEST_REASON = 400
// oxlint-disable-next-line no-control-regex -- The colours of a terminal are control characters.
const COLOURS = /\u001b\[[0-9;]*m/g

function firstLines(text: string | undefined): string {
  const lines = (text ?? '').replaceAll(COLOURS, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 4)
    .join(' · ')
    .slice(0, LONGEST_REASON)
}

/** `file` with the line of it at which a test failed, where the stack of its error has one. */
function placeOf(file: string, stack = ''): string {
  const [line] = /^\d+/.exec(stack.split(`${file}:`)[1] ?? '') ?? []
  return line === undefined ? file : `${file}:${line}`
}

function fromVitest(report: VitestReport): FailedTests {
  const files = report.testResults ?? []
  const named = (file: string, { fullName, failureMessages }: VitestTest): FailedTest => ({
    name: `${placeOf(file, failureMessages[0])} › ${fullName}`,
    reason: firstLines(failureMessages[0]),
  })
  return {
    failed: files.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed')
      // A file that could not be loaded has no test of its own to name.
      if (failed.length === 0 && status === 'failed') return [{ name, reason: firstLines(message) }]
      return failed.map((result) => named(name, result))
    }),
    flaky: files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map((result) => named(name, result)),
    ),
  }
}

/** The tests of a report that ended with `wanted`. */
function fromPlaywright(
  suites: readonly PlaywrightSuite[],
  wanted: 'unexpected' | 'flaky',
  outer: readonly string[] = [],
): FailedTest[] {
  return suites.flatMap((suite) => {
    // The outermost suite is the file, which its tests are named by, with their line.
    const titles = suite.title.endsWith('.ts') ? outer : [...outer, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          name: [`[${projectName}] ${file}:${line}`, ...titles, title].join(' › '),
          reason: firstLines(results.find(({ error }) => error !== undefined)?.error?.message),
        })),
    )
    return [...own, ...fromPlaywright(suite.suites ?? [], wanted, titles)]
  })
}

/**
 * Names the failed and the flaky tests of one result file (see countResults for the kinds); none for any other file. A run of
 * thousands of tests prints its failures among them, so they are named again at the end.
 */
export function listFailedTests(fileName: string, content: string): FailedTests {
  if (fileName.endsWith('.tap')) {
    const failed = [...content.matchAll(/^\s*not ok \d+ - (.+)$/gm)]
    return { failed: failed.map((match) => ({ name: match[1] ?? '', reason: '' })), flaky: [] }
  }
  if (/^vitest.*\.json$/.test(fileName)) return fromVitest(JSON.parse(content) as VitestReport)
  if (/^playwright.*\.json$/.test(fileName)) {
    const { suites = [] } = JSON.parse(content) as PlaywrightReport
    return { failed: fromPlaywright(suites, 'unexpected'), flaky: fromPlaywright(suites, 'flaky') }
  }
  return NONE
}
