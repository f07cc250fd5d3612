import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { serverTexts } from '@otosafi/i18n/server-texts'
import { eventually } from '@otosafi/vitest/eventually'

import { refuseUnreadable } from '../../server/refuse-unreadable.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './connection-timeouts.ts'
import { type Connections, createConnections } from './connections.ts'

/** A server on a free port, and a way to write to it by hand. */
async function listen(handler: RequestListener, timeouts: Partial<ConnectionTimeouts> = {}) {
  const connections = createConnections(timeouts)
  const server = connections.serve(handler)
  server.on('clientError', refuseUnreadable)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => connections.drain({ quiet: 0, within: 0 }))
  const { port } = server.address() as AddressInfo
  return { connections, server, port, open: () => open(port) }
}

type Line = { socket: Socket; heard: () => string; ended: Promise<unknown> }

async function open(port: number): Promise<Line> {
  let heard = ''
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  // Rejects when the connection is reset.
  const ended = once(socket, 'end')
  await once(socket, 'connect')
  return { socket, heard: () => heard, ended }
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const TEN_BYTES = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n'
const hello: RequestListener = (_, response) => response.end('hello')
/** Answers when the body has come. */
const patient: RequestListener = (request, response) => request.resume().on('end', () => response.end('thanks'))
const drained = (connections: Connections) => connections.drain({ quiet: 0, within: 5000 })

describe('connections', () => {
  const hasty = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-'],
    ['a body', `${TEN_BYTES}12345`],
    ['anything', ''],
  ])('refuse a client that does not come to the end of %s, and hang up', async (_, bytes) => {
    const { open: openLine } = await listen(patient, hasty)
    const line = await openLine()
    line.socket.write(bytes)
    await line.ended
    expect(line.heard()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*connection: close[^]*"status":408/)
  })

  it('wait on for a body of which enough has come, and refuse it once less does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { bodyTimeout, bodyBytes } = CONNECTION_TIMEOUTS
    let [begun, received] = [false, 0]
    const { open: openLine } = await listen((request) => {
      begun = true
      request.on('data', (chunk: Buffer) => (received += chunk.length))
    })
    const line = await openLine()
    line.socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${4 * bodyBytes}\r\n\r\n`)
    await eventually(() => expect(begun).toBe(true))
    const bring = async (bytes: number) => {
      const all = received + bytes
      line.socket.write('x'.repeat(bytes))
      await eventually(() => expect(received).toBe(all))
      vi.advanceTimersByTime(bodyTimeout)
    }
    await bring(bodyBytes)
    await bring(bodyBytes)
    expect(line.heard()).toBe('')
    await bring(bodyBytes - 1)
    await line.ended
    expect(line.heard()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
  })

  it('tell a browser whose form does not arrive why, in the language of its page', async () => {
    const { open: openLine } = await listen(patient, hasty)
    const host = EDITIONS.ma.host
    const answerTo = async (path: string) => {
      const line = await openLine()
      const headers = `Host: ${host}\r\nAccept: text/html\r\nContent-Length: 10`
      line.socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n12345`)
      await line.ended
      return line.heard()
    }
    const page = await answerTo('/fr/sell-your-car')
    expect(page).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*content-type: text\/html[^]*<html lang="fr"/)
    expect(page).toContain(serverTexts(EDITIONS.ma, 'fr')('refusal.tooSlow'))
    expect(await answerTo('/api/selling-cars')).toMatch(/^HTTP\/1.1 408 [^]*content-type: application\/problem\+json/)
  })

  it.each([
    ['is broken', 'no chunk\r\n'],
    ['does not come', ''],
  ])('give one answer to a request that was answered before its body, which %s, and hang up', async (_, body) => {
    const { open: openLine } = await listen(hello, hasty)
    const line = await openLine()
    line.socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
    await eventually(() => expect(line.heard()).toContain('hello'))
    line.socket.write(body)
    await line.ended
    expect(line.heard().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })

  it('say for how long they may be kept', async () => {
    const { open: openLine } = await listen(hello)
    const line = await openLine()
    line.socket.write(GET)
    await eventually(() => expect(line.heard()).toContain('hello'))
    expect(line.heard().toLowerCase()).toContain('keep-alive: timeout=5\r\n')
    line.socket.destroy()
  })

  it('answer a client that the system has connected, and that was not accepted yet when they are drained', async () => {
    const { connections, port } = await listen(hello)
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write(GET)
    // The connection is made, and nothing has been read since.
    await new Promise<void>((resolve) => process.nextTick(() => process.nextTick(resolve)))
    const done = connections.drain({ quiet: 1000, within: 5000 })
    const [heard] = (await once(socket, 'data')) as [string]
    expect(heard).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close/i)
    await done
  })

  it('let a last answer be read by a client that is still sending', async () => {
    const { open: openLine } = await listen((_, response) =>
      response.writeHead(413, { connection: 'close' }).end('too much'),
    )
    const line = await openLine()
    const much = 'x'.repeat(4_000_000)
    line.socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${much.length}\r\n\r\n${much}`)
    await line.ended
    expect(line.heard()).toMatch(/^HTTP\/1.1 413 [^]*too much/)
  })

  it('begin nothing after a last answer', async () => {
    const begun: string[] = []
    const { open: openLine } = await listen((request, response) => {
      begun.push(request.url ?? '')
      response.writeHead(200, { connection: 'close' }).end()
    })
    const line = await openLine()
    line.socket.write(GET)
    await eventually(() => expect(line.heard()).not.toBe(''))
    line.socket.write(GET)
    await line.ended
    expect(begun).toEqual(['/'])
  })

  it('are closed at once where they are quiet, and without a reset', async () => {
    const { connections, open: openLine } = await listen(hello)
    const lines = [await openLine(), await openLine()]
    lines[0]?.socket.write(GET)
    await eventually(() => expect(lines[0]?.heard()).toContain('hello'))
    await drained(connections)
    await Promise.all(lines.map(({ ended }) => ended))
  })

  it('answer everything that was sent before the end was announced', async () => {
    const waiting: (() => void)[] = []
    const {
      connections,
      server,
      open: openLine,
    } = await listen((_, response) => {
      waiting.push(() => response.end('hello'))
    })
    let arrived = 0
    server.on('request', () => (arrived += 1))
    const line = await openLine()
    line.socket.write(GET + GET)
    await eventually(() => expect(waiting).toHaveLength(2))
    const done = drained(connections)
    await new Promise(setImmediate)
    line.socket.write(GET)
    await eventually(() => expect(arrived).toBe(3))
    expect(waiting).toHaveLength(2)
    for (const answer of waiting) answer()
    await Promise.all([done, line.ended])
    expect(line.heard().match(/hello/g)).toHaveLength(2)
    expect(line.heard().match(/connection: [\w-]+/gi)).toEqual(['Connection: keep-alive', 'Connection: close'])
  })
})
