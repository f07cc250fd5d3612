import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { freePort } from '@otosafi/product-process/free-port'
import { eventually } from '@otosafi/vitest/eventually'

import { balancerValues } from './balancer-values.ts'
import { fillTemplate } from './fill-template.ts'
import { portsFrom } from './ports.ts'
import { findPrograms, INSTALL } from './programs.ts'

const HOST = '127.0.0.1'
/** A large file that nobody reads to its end keeps its server busy. */
const LARGE = 'x'.repeat(50_000_000)

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
  const ports = portsFrom(Math.min(await freePort(), 65_000), 4)
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
