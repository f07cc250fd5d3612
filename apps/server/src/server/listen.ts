import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { Env } from '../env.ts'
import type { Connections } from '../http/connections/connections.ts'
import { SERVING } from './create-server.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'

/** Error codes of a system without IPv6. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * Listens where the settings say, and returns the port. `localhost` means both loopback addresses, IPv6 where the system
 * has it: browsers take names below `.localhost` for either. Rejects when an address is in use.
 */
export async function listen(
  app: FastifyInstance,
  connections: Connections,
  { host, port }: Pick<Env, 'host' | 'port'>,
): Promise<number> {
  await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host })
  const bound = (app.server.address() as AddressInfo).port
  if (host === 'localhost') await listenOnIpv6(app, connections, bound)
  return bound
}

async function listenOnIpv6(app: FastifyInstance, connections: Connections, port: number): Promise<void> {
  const server = connections.serve((request, response) => app.routing(request, response), SERVING)
  server.on('clientError', refuseUnreadable)
  server.listen(port, '::1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!NO_IPV6.has(String((error as NodeJS.ErrnoException).code))) throw error
  }
}
