import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../main.ts')

/** The server in a process of its own. */
export type ServerProcess = {
  child: ChildProcess
  port: number
  /** Everything that it has written so far, to both of its outputs. */
  output: () => string
  /** Resolves to the exit code when it has ended; null after a signal. */
  ended: Promise<number | null>
}

/**
 * Starts the server as people do, with these settings and no others of its environment, and resolves when it says where
 * it is open. Rejects with what it wrote when it ends before.
 */
export async function spawnServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: '/usr/bin', HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  for (;;) {
    const port = /otosafi\.ma\.localhost:(\d+)/.exec(output)?.[1]
    if (port !== undefined) return { child, port: Number(port), output: () => output, ended }
    const code = await Promise.race([ended, once(child.stdout, 'data').then(() => undefined)])
    if (code !== undefined) throw new Error(`The server ended (${code}): ${output}`)
  }
}
