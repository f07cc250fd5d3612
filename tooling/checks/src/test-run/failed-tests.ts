/** One test that failed: where and what it is, and the first line of why. */
export type FailedTest = { name: string; reason: string }

type VitestReport = {
  testResults?: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
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

function fromVitest(report: VitestReport): FailedTest[] {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // A file that could not be loaded has no test of its own to name.
    if (failed.length === 0 && status === 'failed') return [{ name, reason: firstLines(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      reason: firstLines(failureMessages[0]),
    }))
  })
}

function fromPlaywright(suites: readonly PlaywrightSuite[], outer: readonly string[] = []): FailedTest[] {
  return suites.flatMap((suite) => {
    // The outermost suite is the file, which its tests are named by, with their line.
    const titles = suite.title.endsWith('.ts') ? outer : [...outer, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          name: [`[${projectName}] ${file}:${line}`, ...titles, title].join(' › '),
          reason: firstLines(results.find(({ error }) => error !== undefined)?.error?.message),
        })),
    )
    return [...own, ...fromPlaywright(suite.suites ?? [], titles)]
  })
}

/**
 * Names the failed tests of one result file (see countResults for the kinds); none for any other file. A run of thousands of tests
 * prints its failures among them, so they are named again at the end.
 */
export function listFailedTests(fileName: string, content: string): FailedTest[] {
  if (fileName.endsWith('.tap'))
    return [...content.matchAll(/^\s*not ok \d+ - (.+)$/gm)].map((match) => ({ name: match[1] ?? '', reason: '' }))
  if (/^vitest.*\.json$/.test(fileName)) return fromVitest(JSON.parse(content) as VitestReport)
  if (/^playwright.*\.json$/.test(fileName))
    return fromPlaywright((JSON.parse(content) as PlaywrightReport).suites ?? [])
  return []
}
