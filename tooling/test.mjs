// `npm test` and `npm run test:deep`: hands over to the test run under the workspace's own Node, whichever Node started
// this file.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [first, ...rest] = process.argv.slice(2)
const isDeep = first === '--deep'
const file = join(root, 'tooling', 'checks', 'src', 'test-run', isDeep ? 'deep.ts' : 'main.ts')
const run = spawnSync(node, [file, ...(isDeep ? rest : process.argv.slice(2))], { cwd: root, stdio: 'inherit' })
if (run.error)
  console.error(`${node} could not be started (${run.error.message}). Run \`node tooling/setup.mjs\` first.`)
process.exit(run.status ?? 1)
