import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { DEMONSTRATED } from '@otosafi/demonstration/demonstrated'
import { EDITIONS } from '@otosafi/editions/registry'
import { freePort } from '@otosafi/product-process/free-port'
import { type ProductProcess, startProduct } from '@otosafi/product-process/start-product'
import { eventually } from '@otosafi/vitest/eventually'

import { sendRequest } from './testing/http-request.ts'
import { readMetrics } from './testing/read-metrics.ts'

const folder = mkdtempSync(join(tmpdir(), 'otosafi-main-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server on the folder of the test. */
async function start(settings: Record<string, string>): Promise<ProductProcess> {
  const server = await startProduct({ ROLE: 'api', DATA_DIR: folder, SEED_CARS: '12', LOG_LEVEL: 'info', ...settings })
  children.push(server.child)
  return server
}

/** The most memory that a process ever had, resident, in megabytes; 0 where the system does not tell. */
function peakOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** That jobs have run, on schedule and on a notification, and when. */
function expectRuns(metrics: ReadonlyMap<string, number>): void {
  for (const job of ['bookings', 'outbox', 'market values']) {
    expect(metrics.get(`otosafi_job_runs_total{job="${job}",outcome="done"}`), job).toBeGreaterThan(0)
    expect(metrics.get(`otosafi_job_runs_total{job="${job}",outcome="failed"}`), job).toBe(0)
    expect(metrics.get(`otosafi_job_last_success_timestamp_seconds{job="${job}"}`), job).toBeGreaterThan(1.7e9)
  }
}

/** Asks the team something, which is notified by mail. */
async function question(port: number, message: string): Promise<void> {
  const { status } = await sendRequest(port, 'otosafi.ma', '/api/questions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ message, consent: true }),
  })
  expect(status).toBe(201)
}

it(
  'starts on an empty folder, serves every edition, sends mails nowhere, stops when told, and starts again on the same, measured',
  { timeout: 300_000 },
  async () => {
    const shown = DEMONSTRATED.map((id) => EDITIONS[id]).filter(({ country }) => country !== null)
    const ids: string[][] = []
    const metricsPort = await freePort()
    for (const first of [true, false]) {
      const { child, port, output, stop } = await start(first ? {} : { METRICS_PORT: String(metricsPort) })
      expect(output().includes('Filling the database with 12 cars')).toBe(first)
      const answers = await Promise.all(
        [...shown.map(({ host }) => host), 'nobody.example'].map((host) =>
          sendRequest(port, `${host}.localhost:${port}`, '/api/cars?status=available&status=reserved&status=sold'),
        ),
      )
      expect(answers.map(({ body }) => body.total)).toEqual(Array(shown.length + 1).fill(12))
      expect(answers.map(({ body }) => body.cars[0].currency)).toEqual([
        ...shown.map(({ currency }) => currency),
        'EUR',
      ])
      // Filling takes twice as much, which a process never gives back.
      expect(peakOf(child)).toBeLessThan(450)
      ids.push(answers.flatMap(({ body }) => body.cars.map((car: { id: string }) => car.id)))
      expect((await sendRequest(port, 'otosafi.ma', '/ready')).status).toBe(200)
      if (first)
        await expect(start({})).rejects.toThrow(/^The server ended \(1\):\s(?!.*^\s+at ).*(in use|already|another)/ims)
      await question(port, first ? 'before' : 'after')
      await eventually(async () => {
        const shown = (await sendRequest(port, 'localhost', '/_outbox')).bytes.toString()
        expect([...shown.matchAll(/Message\u00a0: (\w+)/g)].map((match) => match[1])).toEqual(
          first ? ['before'] : ['after', 'before'],
        )
      })
      expect((await sendRequest(port, 'localhost', '/metrics')).status).toBe(404)
      if (first) await expect(readMetrics({ metricsPort })).rejects.toThrow('ECONNREFUSED')
      else await eventually(async () => expectRuns(await readMetrics({ metricsPort })))
      expect(await stop()).toBe(0)
    }
    expect(ids[1]).toEqual(ids[0])
  },
)
