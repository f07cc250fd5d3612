import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { freePort } from '@otosafi/e2e/src/server/free-port.ts'

import { serverEnv } from './env.ts'

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts')

/** Milliseconds in which a server must be ready; the first start fills the database. */
const PATIENCE = 300_000

/** Milliseconds between two looks whether it is. */
const GRAIN = 50

/** Milliseconds without a second of processor time after which a server rests, and the most that is waited for it. */
const REST = 4000
const SETTLE_PATIENCE = 600_000

/** A server process of the product on a port of this machine. */
export type ProductServer = {
  port: number
  /** Milliseconds from its start until it was ready. */
  startTime: number
  /** Waits until it rests: what a start brings with it (pictures, market values) is done, or ten minutes have passed. */
  settle: () => Promise<void>
  /** Bytes of memory that the process has in use; null where the system does not say. */
  memory: () => Promise<number | null>
  /** Asks it to stop and waits until it has. */
  stop: () => Promise<void>
}

/**
 * Starts a server as in production, with `settings` in its environment, and waits until it is ready. Throws with what it
 * wrote when it ends before, or is too slow.
 */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<ProductServer> {
  const port = await freePort()
  const env = serverEnv({ ...settings, PORT: String(port) }) as NodeJS.ProcessEnv
  const started = performance.now()
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(String(chunk)))
  const ended = once(child, 'exit')
  const stop = async () => {
    if (isRunning(child)) child.kill('SIGTERM')
    await ended
  }
  const deadline = started + PATIENCE
  while (!(await isReady(port))) {
    const late = performance.now() > deadline
    if (late) await stop()
    if (late || !isRunning(child)) throw new Error(`The server did not become ready:\n${written.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, GRAIN))
  }
  const startTime = performance.now() - started
  return { port, startTime, settle: () => settle(child), memory: () => residentMemory(child), stop }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
  } catch {
    return false
  }
}

async function residentMemory(child: ChildProcess): Promise<number | null> {
  const kilobytes = Number.parseInt(await askSystem(child, 'rss'), 10)
  return Number.isNaN(kilobytes) ? null : kilobytes * 1024
}

/** Rests when a few seconds pass without a second of processor time. Where the system does not tell, it is not waited for. */
async function settle(child: ChildProcess): Promise<void> {
  const deadline = performance.now() + SETTLE_PATIENCE
  let before = await processorTime(child)
  while (before !== '' && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, REST))
    const now = await processorTime(child)
    if (now === before) return
    before = now
  }
}

/** Processor time of a process in whole seconds, as the system writes it. */
async function processorTime(child: ChildProcess): Promise<string> {
  const [seconds = ''] = (await askSystem(child, 'time')).trim().split('.')
  return seconds
}

/** One figure of the system about a process; empty where it says none. */
async function askSystem(child: ChildProcess, figure: 'rss' | 'time'): Promise<string> {
  const ps = spawn('ps', ['-o', `${figure}=`, '-p', String(child.pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const written: string[] = []
  ps.stdout.on('data', (chunk: Buffer) => written.push(String(chunk)))
  await new Promise<void>((resolve) => ps.on('close', () => resolve()).on('error', () => resolve()))
  return written.join('')
}
