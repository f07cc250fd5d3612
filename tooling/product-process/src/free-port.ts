import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

const HOST = '127.0.0.1'
/** Ports that systems seldom take for connections of their own, and programs seldom use: the first and the last. */
const QUIET_PORTS = { first: 20_000, last: 31_999 }

async function listenAt(port: number): Promise<Server> {
  const server = createServer().listen(port, HOST)
  await once(server, 'listening')
  return server
}

async function close(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = await listenAt(0)
  const { port } = server.address() as AddressInfo
  await close(server)
  return port
}

/** The first of so many free ports in a row, which connections that are opened meanwhile do not take. Throws where there are none. */
export async function firstOfFreePorts(count: number): Promise<number> {
  const { first, last } = QUIET_PORTS
  const blocks = Math.floor((last - first + 1) / count)
  const start = Math.floor(Math.random() * blocks)
  for (let at = 0; at < blocks; at++) {
    const port = first + ((start + at) % blocks) * count
    const tried = await Promise.allSettled(Array.from({ length: count }, (_, offset) => listenAt(port + offset)))
    for (const result of tried) if (result.status === 'fulfilled') await close(result.value)
    if (tried.every(({ status }) => status === 'fulfilled')) return port
  }
  throw new Error(`No ${count} free ports in a row from ${first} to ${last}`)
}
