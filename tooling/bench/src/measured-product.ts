import { type ChildProcess, spawn } from 'node:child_process'

import { startProduct } from '@otosafi/product-process/start-product'

/** A server is idle when it has used less than a second of processor time for this long; and how long to wait for that. */
const IDLE_MS = 4000
const SETTLE_TIMEOUT_MS = 600_000

/** A server process of the product whose figures are taken. */
export type MeasuredProduct = {
  port: number
  /** Milliseconds from its start until it was ready. */
  startTime: number
  /** Waits until the work of its start (pictures, market values) is done, or ten minutes have passed. */
  settle: () => Promise<void>
  /** Bytes of memory that the process has in use; null where the system does not say. */
  memory: () => Promise<number | null>
  /** Asks it to stop and waits until it has. */
  stop: () => Promise<unknown>
}

/** Starts a server as in production, with `settings` in its environment, and waits until it is ready. */
export async function startMeasured(settings: Readonly<Record<string, string>>): Promise<MeasuredProduct> {
  const started = performance.now()
  const { child, port, stop } = await startProduct({ NODE_ENV: 'production', ALLOW_EMBEDDED_DB: '1', ...settings })
  const startTime = performance.now() - started
  return { port, startTime, settle: () => settle(child), memory: () => residentMemory(child), stop }
}

async function residentMemory(child: ChildProcess): Promise<number | null> {
  const kilobytes = Number.parseInt(await askSystem(child, 'rss'), 10)
  return Number.isNaN(kilobytes) ? null : kilobytes * 1024
}

/** Resolves once the process has been idle for a few seconds; at once where the system does not report processor time. */
async function settle(child: ChildProcess): Promise<void> {
  const deadline = performance.now() + SETTLE_TIMEOUT_MS
  let before = await processorTime(child)
  while (before !== '' && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
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

/** A column of `ps` for the process; empty where there is none. */
async function askSystem(child: ChildProcess, figure: 'rss' | 'time'): Promise<string> {
  const ps = spawn('ps', ['-o', `${figure}=`, '-p', String(child.pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const written: string[] = []
  ps.stdout.on('data', (chunk: Buffer) => written.push(String(chunk)))
  await new Promise<void>((resolve) => ps.on('close', () => resolve()).on('error', () => resolve()))
  return written.join('')
}
