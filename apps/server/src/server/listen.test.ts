import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

import { describe, expect, it, onTestFinished } from 'vitest'

import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { readEnv } from '../env.ts'
import { createConnections } from '../http/connections/connections.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { listen } from './listen.ts'

/** Addresses of this machine, by whether others can reach it there. */
const ADDRESSES = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
const hasIpv6 = ADDRESSES.some(({ address }) => address === '::1')

async function accepts(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function start(host: string) {
  const database = await openAnyDatabase()
  const connections = createConnections()
  const { app } = await startTestServer(database, {
    listen: (own) => listen(own, connections, { host, port: 0 }),
    connections,
  })
  onTestFinished(async () => {
    await connections.drain({ quiet: 0, within: 1000 })
    await database.close()
  })
  return { connections, port: (app.server.address() as { port: number }).port }
}

describe('a server without settings', { timeout: 60_000 }, () => {
  it('is reached from this machine, and from nowhere else', async () => {
    const { port } = await start(readEnv({}).host)
    expect(await accepts(port, '127.0.0.1')).toBe(true)
    expect(await accepts(port, '::1')).toBe(hasIpv6)
    for (const { address, internal, scopeid } of ADDRESSES)
      if (!internal && !scopeid) expect(await accepts(port, address), address).toBe(false)
  })

  it.skipIf(!hasIpv6)('answers alike at both addresses, until it is drained', async () => {
    const { port, connections } = await start('localhost')
    const answers = (host: string) =>
      Promise.all(
        ['GET /health HTTP/1.1\r\nHost: localhost', 'GET /health HTTP/1.1', 'nonsense'].map(async (first) => {
          const { status, headers } = await sendRaw(port, `${first}\r\nConnection: close\r\n\r\n`, host)
          return [status, headers.get('content-type'), headers.get('x-content-type-options')]
        }),
      )
    expect(await answers('::1')).toEqual(await answers('127.0.0.1'))
    expect((await answers('::1')).map(([status]) => status)).toEqual([200, 400, 400])
    await connections.drain({ quiet: 0, within: 1000 })
    expect([await accepts(port, '127.0.0.1'), await accepts(port, '::1')]).toEqual([false, false])
  })
})
