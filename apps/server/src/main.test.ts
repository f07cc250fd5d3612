import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it, vi } from 'vitest'

import { sendRequest } from './testing/http-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'otosafi-main-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the server in a process of its own; resolves when it says where it is open. */
async function start(): Promise<{ child: ChildProcess; port: number; output: () => string }> {
  const env = {
    PATH: '/usr/bin',
    ROLE: 'api',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SEED_CARS: '12',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  for (;;) {
    const port = /otosafi\.ma\.localhost:(\d+)/.exec(output)?.[1]
    if (port !== undefined) return { child, port: Number(port), output: () => output }
    const ended = await Promise.race([once(child, 'exit'), once(child.stdout, 'data').then(() => null)])
    if (ended !== null) throw new Error(`It ended: ${output}`)
  }
}

/** Asks the team something, which it is told by mail. */
async function question(port: number, message: string): Promise<void> {
  const { status } = await sendRequest(port, 'otosafi.ma', '/api/questions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ message, consent: true }),
  })
  expect(status).toBe(201)
}

it(
  'starts on an empty folder, serves six editions, sends mails nowhere, stops when told, and starts again on the same',
  { timeout: 120_000 },
  async () => {
    const ids: string[][] = []
    for (const first of [true, false]) {
      const { child, port, output } = await start()
      expect(output().includes('Filling the database with 12 cars')).toBe(first)
      const answers = await Promise.all(
        ['otosafi.ma', 'otosafi.ci', 'otosafi.co.za', 'otosafi.rw', 'otosafi.sn', 'nobody.example'].map((host) =>
          sendRequest(port, `${host}.localhost:${port}`, '/api/cars?status=available&status=reserved&status=sold'),
        ),
      )
      expect(answers.map(({ body }) => body.total)).toEqual([12, 12, 12, 12, 12, 12])
      expect(answers.map(({ body }) => body.cars[0].currency)).toEqual(['MAD', 'XOF', 'ZAR', 'RWF', 'XOF', 'EUR'])
      ids.push(answers.flatMap(({ body }) => body.cars.map((car: { id: string }) => car.id)))
      expect((await sendRequest(port, 'otosafi.ma', '/ready')).status).toBe(200)
      await question(port, first ? 'before' : 'after')
      await vi.waitFor(
        async () => {
          const shown = (await sendRequest(port, 'otosafi.ma', '/_outbox')).bytes.toString()
          expect([...shown.matchAll(/Message: (\w+)/g)].map((match) => match[1])).toEqual(
            first ? ['before'] : ['after', 'before'],
          )
        },
        { timeout: 20_000 },
      )
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      expect(code).toBe(0)
    }
    expect(ids[1]).toEqual(ids[0])
  },
)
