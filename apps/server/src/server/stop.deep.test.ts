import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { type ProductProcess, startProduct } from '@otosafi/product-process/start-product'
import { eventually } from '@otosafi/vitest/eventually'

import { sendRequest } from '../testing/http-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'otosafi-stop-'))
const QUESTION = JSON.stringify({ message: 'Is it open?', consent: true })
/** Seconds. */
const STOP_PAUSE = 1
const STOP_WITHIN = 4

/** A connection on which the test writes HTTP by hand. */
function open(port: number): Socket & { heard: () => string } {
  let heard = ''
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  return Object.assign(socket, { heard: () => heard })
}

function headOf(method: string, path: string, ...headers: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: otosafi.ma', ...headers, '', ''].join('\r\n')
}

function questionHead(): string {
  return headOf(
    'POST',
    '/api/questions',
    'Content-Type: application/json',
    `Idempotency-Key: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(QUESTION)}`,
  )
}

describe('a server that gets a stop signal', { timeout: 120_000 }, () => {
  let server: ProductProcess

  beforeEach(async () => {
    server = await startProduct({
      DATA_DIR: folder,
      ROLE: 'api',
      SEED_CARS: '12',
      STOP_PAUSE: String(STOP_PAUSE),
      STOP_WITHIN: String(STOP_WITHIN),
    })
    return async () => {
      server.child.kill('SIGKILL')
      await server.ended
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const stopped = () =>
    eventually(async () => expect((await sendRequest(server.port, 'otosafi.ma', '/ready')).status).toBe(503))
  const closed = () =>
    eventually(() => expect(sendRequest(server.port, 'otosafi.ma', '/health')).rejects.toThrow('ECONNREFUSED'))

  it('says that it is not ready, and answers until it takes no more connections', async () => {
    server.child.kill('SIGTERM')
    await stopped()
    expect((await sendRequest(server.port, 'otosafi.ma', '/api/cars')).status).toBe(200)
    await closed()
    expect(await server.ended).toBe(0)
  })

  it('answers what comes on connections that are open already, and says that each answer is the last', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const idle = open(server.port)
    idle.write(headOf('GET', '/health'))
    await eventually(() => expect(idle.heard()).toContain('"ok"'))
    const ask = (path: string) => sendRequest(server.port, 'otosafi.ma', path, { agent })
    expect((await ask('/api/cars')).headers['connection']).toBe('keep-alive')
    server.child.kill('SIGTERM')
    await closed()
    const answer = await ask('/api/cars')
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    idle.write(headOf('GET', '/api/nowhere'))
    await once(idle, 'end')
    expect(idle.heard()).toMatch(/HTTP\/1.1 404[^]*onnection: close[^]*urn:otosafi:problem:not_found/)
    expect(await server.ended).toBe(0)
  })

  it('finishes what is under way', async () => {
    const slow = open(server.port)
    slow.write(questionHead() + QUESTION.slice(0, 10))
    await sleep(100)
    server.child.kill('SIGTERM')
    await closed()
    slow.write(QUESTION.slice(10))
    await once(slow, 'end')
    expect(slow.heard()).toMatch(/^HTTP\/1.1 201 [^]*onnection: close/)
    expect(await server.ended).toBe(0)
  })

  it('cuts off bodies and headers that do not come to an end, with a problem document, and ends', async () => {
    const body = open(server.port)
    body.write(questionHead() + QUESTION.slice(0, 10))
    const head = open(server.port)
    head.write('GET /api/cars HTTP/1.1\r\nHost: otos')
    const errors: Error[] = []
    for (const socket of [body, head]) socket.on('error', (error) => errors.push(error))
    await sleep(100)
    server.child.kill('SIGTERM')
    await Promise.all([once(body, 'end'), once(head, 'end')])
    for (const { heard } of [body, head]) {
      expect(heard()).toMatch(/^HTTP\/1.1 503 [^]*urn:otosafi:problem:unavailable/)
      for (const header of [
        'connection: close',
        'retry-after: ',
        'content-security-policy: ',
        'x-content-type-options',
      ])
        expect(heard().toLowerCase()).toContain(header)
    }
    expect(errors).toEqual([])
    expect(await server.ended).toBe(0)
  })

  it('ends at once on a second signal', async () => {
    open(server.port).write(questionHead())
    await sleep(100)
    server.child.kill('SIGTERM')
    await stopped()
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(1)
  })
})
