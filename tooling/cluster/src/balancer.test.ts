import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { firstOfFreePorts } from '@otosafi/product-process/free-port'
import { eventually } from '@otosafi/vitest/eventually'

import { balancerValues } from './balancer-values.ts'
import { fillTemplate } from './fill-template.ts'
import { PORTS, portsFrom } from './ports.ts'
import { findPrograms, INSTALL } from './programs.ts'

const HOST = '127.0.0.1'
/** A large file that nobody reads to its end keeps its server busy. */
const LARGE = 'x'.repeat(50_000_000)
/** How many requests `haproxy.cfg` gives a server at once. */
const MAX_AT_ONCE = 32

const { found, missing } = findPrograms()
const isMissing = missing.includes('haproxy')
if (isMissing) console.warn(`\n!!! HAProxy cannot be found (${INSTALL}): ITS CONFIGURATION IS NOT TESTED !!!\n`)

/** A server of a version, with the one file of its build. */
async function serve(port: number, version: string): Promise<void> {
  const server = createServer(({ url }, answer) => {
    answer.statusCode = url === '/ready' || url === `/assets/${version}.js` || url === '/assets/large.js' ? 200 : 404
    answer.end(url === '/assets/large.js' ? LARGE : version)
  }).listen(port, HOST)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** A server that answers everything with the headers that it was sent. */
async function echo(port: number): Promise<void> {
  const server = createServer(({ headers }, answer) => {
    answer.end(JSON.stringify(headers))
  }).listen(port, HOST)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** A server that is ready and holds all other answers, with the paths that it was asked for. */
async function hold(port: number): Promise<{ asked: string[]; answerNext: () => void }> {
  const asked: string[] = []
  const held: ServerResponse[] = []
  const server = createServer(({ url = '' }, answer) => {
    if (url === '/ready') {
      answer.end()
      return
    }
    asked.push(url)
    held.push(answer)
  }).listen(port, HOST)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, answerNext: () => void held.shift()?.end() }
}

function balance(ports: ReturnType<typeof portsFrom>): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-balancer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, fillTemplate('haproxy.cfg', balancerValues(HOST, ports)))
  const balancer = spawn(found.haproxy, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(() => void balancer.kill())
  return balancer
}

it.skipIf(isMissing).each([1, 2, 3])('has every file of either version while %i of 4 servers are old', async (olds) => {
  const ports = portsFrom(await firstOfFreePorts(PORTS), 4)
  for (const [at, port] of ports.servers.entries()) await serve(port, at < olds ? 'old' : 'new')
  balance(ports)
  const statusOf = (path: string) => fetch(`http://${HOST}:${ports.site}${path}`).then(({ status }) => status)
  await eventually(async () => expect(await statusOf('/ready')).toBe(200))
  const reading = await Promise.all(
    Array.from({ length: 2 }, () => fetch(`http://${HOST}:${ports.site}/assets/large.js`)),
  )
  onTestFinished(async () => {
    for (const { body } of reading) await body?.cancel()
  })
  const asked = Array.from({ length: 50 }, () => ['/assets/old.js', '/assets/new.js']).flat()
  expect(new Set(await Promise.all(asked.map(statusOf)))).toEqual(new Set([200]))
  expect(await statusOf('/assets/none.js')).toBe(404)
})

it.skipIf(isMissing)('lets no visitor forge host and protocol, and says who asks', async () => {
  const ports = portsFrom(await firstOfFreePorts(PORTS), 1)
  await echo(ports.servers[0] ?? 0)
  balance(ports)
  const forged = { 'x-forwarded-host': 'otosafi.sn', 'x-forwarded-proto': 'https' }
  const headers = await eventually(async () => {
    const answer = await fetch(`http://${HOST}:${ports.site}/home`, { headers: forged })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Record<string, string>
  })
  expect(headers['x-forwarded-for']).toBe(HOST)
  expect([headers['x-forwarded-host'], headers['x-forwarded-proto']]).toEqual([undefined, undefined])
})

it.skipIf(isMissing)(
  'lets requests wait that are more than a server can do, but no pictures and uploads, and reads go before writes',
  async () => {
    const ports = portsFrom(await firstOfFreePorts(PORTS), 1)
    const [port = 0] = ports.servers
    const { asked, answerNext } = await hold(port)
    balance(ports)
    const answers: Promise<number>[] = []
    const send = (path: string, body?: string) => {
      const posted = body === undefined ? {} : { method: 'POST', body }
      answers.push(fetch(`http://${HOST}:${ports.site}${path}`, posted).then(({ status }) => status))
    }
    await eventually(async () =>
      expect(await fetch(`http://${HOST}:${ports.site}/ready`).then(({ status }) => status)).toBe(200),
    )
    for (let at = 0; at < MAX_AT_ONCE; at++) send('/begun')
    await eventually(() => expect(asked).toHaveLength(MAX_AT_ONCE))
    for (let at = 0; at < 5; at++) send('/write', 'small')
    for (let at = 0; at < 5; at++) send('/read')
    send('/photos/a.jpeg')
    await eventually(() => expect(asked.slice(MAX_AT_ONCE)).toEqual(['/photos/a.jpeg']))
    send('/upload', 'x'.repeat(100_000))
    await eventually(() => expect(asked.slice(MAX_AT_ONCE)).toEqual(['/photos/a.jpeg', '/upload']))
    for (let at = 1; at <= 10; at++) {
      answerNext()
      await eventually(() => expect(asked).toHaveLength(MAX_AT_ONCE + 2 + at))
    }
    expect(asked.filter((path) => path === '/read')).toHaveLength(5)
    expect(asked.at(-1)).toBe('/write')
    for (let at = 0; at < MAX_AT_ONCE + 2; at++) answerNext()
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  },
)
