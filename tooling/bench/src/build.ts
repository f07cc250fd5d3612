import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { toolEnv } from './env.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Folder of the workspace's own programs, Node among them. */
export const BIN = join(ROOT, 'node_modules/.bin')

/** Builds what changed since the last build. Throws with what was written when that fails. */
export function build(): void {
  const args = [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only']
  const env = toolEnv(BIN) as NodeJS.ProcessEnv
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}`)
}
