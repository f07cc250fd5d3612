import { execFileSync } from 'node:child_process'

import { listPackages, ROOT } from '../workspace.ts'
import { editionsLeftOut, otherEditions } from './editions-left-out.ts'
import { report, type TimedPart } from './report.ts'
import { clearResults } from './result-files.ts'
import { runTurbo } from './run-turbo.ts'
import type { FailedTask } from './verdict.ts'

const END_TO_END = '@otosafi/e2e'
/** The branch that changes are compared with. */
const BASE = 'main'

const packages = listPackages()
const folders = packages.map(({ folder }) => folder)
const hasEndToEnd = packages.some(({ manifest }) => manifest.name === END_TO_END)
const parts: TimedPart[] = []

/** Runs turbo's tasks as a part of this run. */
async function run(part: string, args: readonly string[]): Promise<FailedTask[]> {
  const start = performance.now()
  const { failed, tasks } = await runTurbo(part, args)
  parts.push({ part, seconds: (performance.now() - start) / 1000, tasks })
  return failed
}

/** The files that differ from {@link BASE}, and those that git does not know yet. */
function changedFiles(): string[] {
  const list = (args: readonly string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  return [
    ...list(['diff', '--name-only', '-z', BASE]),
    ...list(['ls-files', '-z', '--others', '--exclude-standard']),
  ].filter((path) => path !== '')
}

/**
 * Everything but what needs a browser, and the own checks of all editions but one; of `--changed` only packages that differ from
 * {@link BASE} and what is built on them.
 */
function checks(isChanged: boolean): string[] {
  const tasks = ['lint', 'typecheck', 'test', '//#lint:repository']
  const changed = isChanged ? [`--filter=...[${BASE}]`, '--filter=//'] : []
  const editions = isChanged ? editionsLeftOut(packages, changedFiles()) : otherEditions(packages)
  const but = [...(hasEndToEnd ? [END_TO_END] : []), ...editions]
  return [...tasks, ...changed, ...but.map((name) => `--filter=!${name}`)]
}

clearResults(folders)
if (process.argv.includes('--changed')) {
  const failed = await run('checks of what changed', checks(true))
  console.log(
    '\nNot run: end to end, editions for which another stands, and what no change can have touched (npm test).',
  )
  process.exitCode = report(folders, failed, parts)
} else {
  const failed = await run('checks', checks(false))
  const failedBuilds = await run('builds', ['build'])
  // An edition's tests need its build, so that it may have failed there already.
  failed.push(...failedBuilds.filter(({ task }) => !failed.some((other) => other.task === task)))
  if (hasEndToEnd && failed.length === 0)
    failed.push(
      ...(await run('end to end', ['lint', 'typecheck', 'test', `--filter=${END_TO_END}`, '--only', '--force'])),
    )
  else if (hasEndToEnd) console.log('\nEnd to end was not run: what comes before it failed.')
  console.log('\nNot run: the deep tests (npm run test:deep), THE DRILL OF THE CLUSTER AMONG THEM.')
  process.exitCode = report(folders, failed, parts)
}
