// The checks of the whole repository. All of them run even if some fail, so that one run shows every error;
// `node tooling/lint/repository.mjs knip` runs only those named.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const CHECKS = {
  oxlint: ['--type-aware', '--deny-warnings'],
  oxfmt: ['--check'],
  depcruise: ['apps', 'packages', 'openapi', 'tooling', '--config', 'tooling/lint/dependency-cruiser.cjs'],
  knip: ['--no-progress'],
  turbo: ['boundaries', '--no-color'],
}

function passes([tool, args]) {
  console.log(`\n> ${tool} ${args.join(' ')}`)
  const windows = process.platform === 'win32'
  const bin = join(root, 'node_modules', '.bin', windows ? `${tool}.cmd` : tool)
  return spawnSync(bin, args, { cwd: root, stdio: 'inherit', shell: windows }).status === 0
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(CHECKS, name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}
const chosen = Object.entries(CHECKS).filter(([tool]) => named.length === 0 || named.includes(tool))
const failed = chosen.filter((check) => !passes(check)).map(([tool]) => tool)
if (failed.length > 0) console.error(`\nlint:repository failed in: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
