import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { serverEnv } from './server-env.ts'

const SERVER = join(import.meta.dirname, '../../../apps/server/src')

/** The server's own commands, by their files. */
const COMMANDS = { seed: 'seed/cli.ts', importStock: 'stock-import/cli.ts', askDatabase: 'ask-database.ts' } as const

/**
 * Runs a command of the server with `settings` in its environment and `input` as its lines, and gives the lines that it
 * writes. Throws with what it complained of when it fails.
 */
export async function* runServerCommand(
  command: keyof typeof COMMANDS,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  input: Iterable<string> = [],
): AsyncGenerator<string> {
  const child = spawn(process.execPath, [join(SERVER, COMMANDS[command]), ...args], { env: serverEnv(settings) })
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  const ended = once(child, 'close')
  child.stdin.on('error', () => undefined).end([...input].map((line) => `${line}\n`).join(''))
  yield* createInterface(child.stdout)
  const [code] = await ended
  if (code !== 0) throw new Error(`The server's command ${command} failed:\n${complaints.join('')}`)
}
