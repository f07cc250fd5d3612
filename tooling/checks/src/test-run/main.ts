import { listPackages } from '../workspace.ts'
import { clearResults, readResults } from './result-files.ts'
import { runTurbo } from './run-turbo.ts'
import { judge } from './verdict.ts'

const END_TO_END = '@otosafi/e2e'

const packages = listPackages()
const folders = packages.map(({ folder }) => folder)
const hasEndToEnd = packages.some(({ manifest }) => manifest.name === END_TO_END)

clearResults(folders)
const failed = await runTurbo('checks', [
  'lint',
  'typecheck',
  'test',
  '//#lint:repository',
  ...(hasEndToEnd ? [`--filter=!${END_TO_END}`] : []),
])
const failedBuilds = await runTurbo('builds', ['build'])
// An edition's tests need its build, so that it may have failed there already.
failed.push(...failedBuilds.filter(({ task }) => !failed.some((other) => other.task === task)))
if (hasEndToEnd && failedBuilds.length === 0) {
  failed.push(
    ...(await runTurbo('end to end', ['lint', 'typecheck', 'test', `--filter=${END_TO_END}`, '--only', '--force'])),
  )
}

const results = readResults(folders)
const verdict = judge(new Map([...results].map(([folder, { counts }]) => [folder, counts])), failed)
if (hasEndToEnd && failedBuilds.length > 0)
  console.log('\nEnd-to-end tests were not run: the builds that they visit failed.')
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
process.exitCode = verdict.exitCode
