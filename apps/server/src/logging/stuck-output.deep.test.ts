import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { freePort } from '@otosafi/product-process/free-port'

import { sendRequest } from '../testing/http-request.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
/** Enough lines to fill a pipe that nobody reads several times. */
const REQUESTS = 6000

/** Starts the server with an output that says nothing, so that it is known to be open by its answers alone. */
async function start(stdout: 'pipe' | number): Promise<{ child: ChildProcess; port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-output-'))
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: '/usr/bin', HOST: '127.0.0.1', PORT: String(port), ROLE: 'api', SEED_CARS: '1', DATA_DIR: folder },
    stdio: ['ignore', stdout, 'ignore'],
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  await vi.waitFor(async () => expect((await sendRequest(port, 'otosafi.ma', '/ready')).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  })
  return { child, port }
}

async function visit(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  onTestFinished(() => agent.destroy())
  for (let i = 0; i < REQUESTS; i += 4) {
    const four = Array.from({ length: 4 }, () => sendRequest(port, 'otosafi.ma', '/health', { agent }))
    for (const { status } of await Promise.all(four)) expect(status).toBe(200)
  }
}

async function stop(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  return code
}

describe('the server answers and stops', { timeout: 120_000 }, () => {
  it.runIf(existsSync('/dev/full'))('when the disk of its log is full', async () => {
    const { child, port } = await start(openSync('/dev/full', 'w'))
    await visit(port)
    expect(await stop(child)).toBe(0)
  })

  it('when nobody reads its log', async () => {
    const { child, port } = await start('pipe')
    await visit(port)
    expect(await stop(child)).toBe(0)
  })

  it('when the reader of its log has gone', async () => {
    const { child, port } = await start('pipe')
    child.stdout?.destroy()
    await visit(port)
    expect(await stop(child)).toBe(0)
  })
})
