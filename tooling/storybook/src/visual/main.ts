import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { playwrightArguments } from './playwright-arguments.ts'

// `pnpm visual`: builds Storybook (from the cache where nothing changed) and compares its key stories with their pictures.
const here = join(import.meta.dirname, '../..')
const root = join(here, '../..')

function run(tool: string, args: readonly string[]): number {
  return spawnSync(process.execPath, [tool, ...args], { cwd: here, stdio: 'inherit' }).status ?? 1
}

const built = run(join(root, 'node_modules/turbo/bin/turbo'), [
  'run',
  'build:storybook',
  '--filter=@otosafi/storybook',
  '--output-logs=new-only',
])
process.exitCode =
  built === 0
    ? run(join(here, 'node_modules/@playwright/test/cli.js'), ['test', ...playwrightArguments(process.argv.slice(2))])
    : built
