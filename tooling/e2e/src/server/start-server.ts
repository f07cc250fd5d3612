import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { serverEnv } from '../env.ts'

const MAIN = join(import.meta.dirname, '../../../../apps/server/src/main.ts')

/** Milliseconds in which a server must be ready; the first start fills the database. */
const PATIENCE = 120_000

/** A server process of the product, as `npm start` runs it after the build. */
export type ProductServer = {
  port: number
  /** Everything that it has written so far, both streams together. */
  output: () => string
  /** Asks it to stop and waits until it has. */
  stop: () => Promise<void>
}

/** Where a server runs and how many cars an edition gets when its database is empty. */
export type ServerPlace = { port: number; dataDir: string; cars: number }

/** Starts the process without waiting for anything. */
export function spawnServer({ port, dataDir, cars }: ServerPlace): { child: ChildProcess; output: () => string } {
  const env = serverEnv({ PORT: String(port), DATA_DIR: dataDir, SEED_CARS: String(cars) })
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  return { child, output: () => written.join('') }
}

/** Starts a server and waits until it is ready. Throws with what it wrote when it ends before, or is too slow. */
export async function startServer(place: ServerPlace): Promise<ProductServer> {
  const { child, output } = spawnServer(place)
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  const deadline = performance.now() + PATIENCE
  while (!(await isReady(place.port))) {
    const late = performance.now() > deadline
    if (late) await stop()
    if (late || child.exitCode !== null) throw new Error(`The server did not become ready:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { port: place.port, output, stop }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
  } catch {
    return false
  }
}
