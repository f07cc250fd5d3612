import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { Problem } from '../../contract/problem.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './connection-timeouts.ts'
import { hangUp, LINGER } from './hang-up.ts'
import { refuse } from './refuse.ts'

/** Milliseconds. */
export type DrainOptions = {
  /** How long a connection must have been quiet to be closed. */
  quiet: number
  /** After which time requests that have not come to their end are refused. */
  within: number
}

/** The connections of a process, over all addresses on which it listens. */
export type Connections = {
  /** Makes an HTTP server whose connections are kept here. */
  serve(handler: RequestListener, options?: ServerOptions): Server
  /**
   * Takes no more connections and settles when those that are open have come to their end: what is under way is
   * answered, and so is what still arrives, each with the word that it is the last answer of its connection.
   */
  drain(options: DrainOptions): Promise<void>
}

/** What is known of one connection. */
type Line = {
  /** Requests that have begun and are not answered yet. */
  open: Set<ServerResponse>
  /** When the last one ended, or the connection was made; milliseconds. */
  quietSince: number
  /** Bytes that had come by then. */
  bytesRead: number
  /** Whether the last answer has been announced: nothing that comes after it is begun. */
  isClosing: boolean
}

/** Milliseconds between two looks at the connections that are left. */
const STEP = 20
/** Seconds after which a client that was cut off may try again, elsewhere or here. */
const RETRY_AFTER = 5

/** A register of connections; it is empty. */
export function createConnections(timeouts: Partial<ConnectionTimeouts> = {}): Connections {
  const servers: Server[] = []
  const lines = new Map<Socket, Line>()
  let draining = false

  function register(socket: Socket): void {
    lines.set(socket, { open: new Set(), quietSince: performance.now(), bytesRead: 0, isClosing: false })
    socket.once('close', () => lines.delete(socket))
    // What Node calls after a last answer. Its own destroys the socket, whatever is still to be read there.
    socket.destroySoon = () => hangUp(socket)
  }

  /** Makes an answer the last of its connection, if it can still be told. */
  function announce(line: Line, response: ServerResponse): void {
    if (response.headersSent) return
    response.shouldKeepAlive = false
    line.isClosing = true
  }

  /** Whether a request may begin; noted as begun where it may. */
  function begin(socket: Socket, response: ServerResponse): boolean {
    const line = lines.get(socket)
    if (line === undefined || line.isClosing || socket.writableEnded) return false
    line.open.add(response)
    if (draining) announce(line, response)
    response.once('close', () => {
      line.open.delete(response)
      line.quietSince = performance.now()
      line.bytesRead = socket.bytesRead
    })
    return true
  }

  function closeQuiet(quiet: number): void {
    const before = performance.now() - quiet
    for (const [socket, line] of lines) {
      const isQuiet = line.open.size === 0 && socket.bytesRead === line.bytesRead && line.quietSince <= before
      if (!isQuiet || line.isClosing) continue
      line.isClosing = true
      hangUp(socket)
    }
  }

  function cut(socket: Socket, line: Line): void {
    const [response] = line.open
    if (socket.writableEnded || (response !== undefined && (response.headersSent || response.req.complete))) return
    line.isClosing = true
    if (socket.bytesRead === line.bytesRead) hangUp(socket)
    else refuse(socket, new Problem('unavailable', { headers: { 'Retry-After': String(RETRY_AFTER) } }))
  }

  async function untilEmpty(within: number, step: () => void): Promise<void> {
    const end = performance.now() + within
    for (;;) {
      step()
      if (lines.size === 0 || performance.now() >= end) return
      await sleep(STEP)
    }
  }

  return {
    serve(handler, options = {}) {
      const server = createServer({ ...options, ...CONNECTION_TIMEOUTS, ...timeouts }, (request, response) => {
        if (begin(request.socket, response)) handler(request, response)
        else request.resume()
      })
      server.on('connection', register)
      // Nothing is expected of it but `100-continue`; else Node refuses the request with an empty answer of its own.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response))
      servers.push(server)
      return server
    },
    async drain({ quiet, within }) {
      draining = true
      // Of an HTTP server, `close` would also destroy quiet connections and stop looking for slow requests.
      for (const server of servers) if (server.listening) NetServer.prototype.close.call(server)
      for (const line of lines.values()) {
        const last = [...line.open].at(-1)
        if (last !== undefined) announce(line, last)
      }
      await untilEmpty(within, () => closeQuiet(quiet))
      for (const [socket, line] of lines) cut(socket, line)
      await untilEmpty(2 * LINGER, () => undefined)
      for (const socket of lines.keys()) socket.destroy()
    },
  }
}
