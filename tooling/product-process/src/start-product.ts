import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from './free-port.ts'
import { serverEnv } from './server-env.ts'

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts')

/** Timeout of the server's start: the first one fills its database. */
const START_TIMEOUT_MS = 300_000
/** Interval of the readiness probe, milliseconds. */
const POLL_MS = 50

/** The product's server in a process of its own, as `npm start` runs it after the build. */
export type ProductProcess = {
  child: ChildProcess
  port: number
  isAlive: () => boolean
  /** Everything that it has written so far, to both of its outputs. */
  output: () => string
  /** Resolves to the exit code when it has ended and all that it wrote was read; null after a signal. */
  ended: Promise<number | null>
  /** Asks it to stop and waits until it has ended. */
  stop: () => Promise<number | null>
}

/**
 * Starts the process on a free port unless PORT says one, with `settings` in its environment, and waits for nothing. `program` is the
 * file that it runs, with its parameters: the product's own unless said.
 */
export async function spawnProduct(
  settings: Readonly<Record<string, string>>,
  program: readonly string[] = [MAIN],
): Promise<ProductProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const env = serverEnv({ ...settings, PORT: String(port) })
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    child,
    port,
    isAlive,
    output: () => written.join(''),
    ended,
    stop() {
      if (isAlive()) child.kill('SIGTERM')
      return ended
    },
  }
}

/** Starts a server and waits until it is ready. Throws with what it wrote when it ends before, or is too slow. */
export async function startProduct(...started: Parameters<typeof spawnProduct>): Promise<ProductProcess> {
  const product = await spawnProduct(...started)
  const deadline = performance.now() + START_TIMEOUT_MS
  while (!(await isReady(product.port))) {
    const isSlow = performance.now() > deadline
    if (isSlow || !product.isAlive()) {
      const code = await product.stop()
      throw new Error(`The server ${isSlow ? 'did not become ready' : `ended (${code})`}:\n${product.output()}`)
    }
    await sleep(POLL_MS)
  }
  return product
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
  } catch {
    return false
  }
}
