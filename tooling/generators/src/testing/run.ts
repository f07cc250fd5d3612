import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process'
import { join } from 'node:path'

/** The root of this repository, absolute. */
export const ROOT = join(import.meta.dirname, '../../../..')

/** Runs a program of this repository in `cwd`, without a terminal; returns its exit code and its output. */
export function run(program: string, args: readonly string[], cwd: string): { status: number | null; said: string } {
  // Tests that it runs are those of the gate, also where this is a part of the deep tests.
  const { TEST_PART: _, ...inherited } = process.env
  const options: SpawnSyncOptionsWithStringEncoding = {
    cwd,
    encoding: 'utf8',
    env: { ...inherited, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, program), ...args], options)
  return { status, said: stdout + stderr }
}

/** Runs `pnpm gen` with `args` on the repository in `folder`. */
export function generate(folder: string, ...args: readonly string[]): { status: number | null; said: string } {
  return run('tooling/generators/src/main.ts', args, folder)
}
