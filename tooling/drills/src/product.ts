import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '@otosafi/e2e/src/server/free-port.ts'

import { ask } from './ask.ts'
import { serverEnv } from './env.ts'

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts')

/** Milliseconds in which the server must be ready: it fills its database first. */
const PATIENCE = 300_000
const GRAIN = 100
/** Cars of each edition. */
const CARS = '24'

/** The product in a process of its own. */
export type Product = {
  port: number
  isAlive: () => boolean
  /** What it has written so far. */
  written: () => string
  /** Asks it to stop and waits until it has; gives the exit code. */
  stop: () => Promise<number | null>
}

/** Starts the product on the database at `databaseUrl` and waits until it is ready. Throws with what it wrote when it ends before. */
export async function startProduct(databaseUrl: string, role: 'all' | 'worker'): Promise<Product> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-drill-'))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port), ROLE: role, SEED_CARS: CARS }
  const child = spawn(process.execPath, [MAIN], { env: serverEnv(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)))
  const ended = once(child, 'exit')
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const written = () => chunks.join('')
  const stop = async () => {
    if (isAlive()) child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
    return child.exitCode
  }
  const deadline = performance.now() + PATIENCE
  while ((await ask(port, '/ready')).status !== 200) {
    if (!isAlive() || performance.now() > deadline) {
      await stop()
      throw new Error(`The server did not become ready:\n${written()}`)
    }
    await sleep(GRAIN)
  }
  return { port, isAlive, written, stop }
}
