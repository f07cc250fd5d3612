import { listPackages } from '../workspace.ts'
import { report } from './report.ts'
import { clearResults } from './result-files.ts'
import { runTurbo } from './run-turbo.ts'

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
if (hasEndToEnd && failedBuilds.length > 0)
  console.log('\nEnd-to-end tests were not run: the builds that they visit failed.')
console.log('\nNot run: the deep tests (npm run test:deep).')
process.exitCode = report(folders, failed)
