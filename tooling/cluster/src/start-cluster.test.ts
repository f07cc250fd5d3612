import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { firstOfFreePorts } from '@otosafi/product-process/free-port'

import { PORTS, portsFrom } from './ports.ts'
import { findOwner } from './programs.ts'
import { startCluster } from './start-cluster.ts'

/** Root needs a user `postgres` on the machine. */
const hasOwner = () => {
  try {
    return findOwner() !== null
  } catch {
    return false
  }
}

async function listenAt(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server
}

it.skipIf(!hasOwner())('leaves no port taken where one of them is', async () => {
  const firstPort = await firstOfFreePorts(PORTS)
  const proxies = portsFrom(firstPort, 1).nodes.map(({ proxy }) => proxy)
  await listenAt(proxies[1] ?? 0)
  const none = '/nonexistent/program'
  const programs = { patroni: none, etcd: none, haproxy: none, pgbouncer: none, postgres: none }
  const starting = startCluster({ programs, firstPort, servers: 1, settings: {}, tell: () => undefined })
  await expect(starting).rejects.toThrow('The cluster does not start')
  for (const proxy of [proxies[0], proxies[2]]) await listenAt(proxy ?? 0)
})
