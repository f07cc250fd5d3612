/** A test or a task, and how long it took. */
export type Timed = { name: string; seconds: number }

type VitestReport = {
  testResults?: readonly {
    name: string
    assertionResults: readonly { fullName: string; duration?: number | null }[]
  }[]
}
type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    file: string
    line: number
    tests: readonly { results: readonly { duration: number }[] }[]
  }[]
}

/** The tests of a result file with their durations, retries included; none for a TAP file, whose tests are short. */
export function listTimedTests(fileName: string, content: string): Timed[] {
  if (/^vitest.*\.json$/.test(fileName)) {
    const { testResults = [] } = JSON.parse(content) as VitestReport
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${name} › ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    )
  }
  if (/^playwright.*\.json$/.test(fileName)) {
    const { suites = [] } = JSON.parse(content) as { suites?: readonly PlaywrightSuite[] }
    return suites.flatMap(fromPlaywright)
  }
  return []
}

function fromPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Timed[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}:${line} › ${title}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(fromPlaywright)]
}

/** The slowest of them, the slowest first. */
export function slowestOf(tests: readonly Timed[], count: number): Timed[] {
  return [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count)
}
