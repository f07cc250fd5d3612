import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterPolling, setTimeout as sleep } from 'node:timers/promises'

import { Problem } from '../../contract/problem.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './connection-timeouts.ts'
import { hangUp, LINGER_MS } from './hang-up.ts'
import { noteRequest, refuse } from './refuse.ts'

/** Milliseconds. */
export type DrainOptions = {
  /** The idle time after which a connection may be closed. */
  quiet: number
  /** After how long unfinished requests are refused. */
  within: number
}

/** The connections of a process, over all addresses on which it listens. */
export type Connections = {
  /** Makes an HTTP server whose connections are kept here. */
  serve(handler: RequestListener, options?: ServerOptions): Server
  /**
   * Accepts no more connections, and settles when the open ones are closed. Requests under way and those that still arrive
   * are answered, with `Connection: close`.
   */
  drain(options: DrainOptions): Promise<void>
}

type ConnectionState = {
  /** Requests that have begun and are not answered yet. */
  open: Set<ServerResponse>
  /** When the last one ended, or the connection was made; milliseconds. */
  quietSince: number
  /** Bytes received by then. */
  bytesRead: number
  /** Whether `Connection: close` was sent: no later request on it is begun. */
  isClosing: boolean
}

/** Interval of the checks of remaining connections. */
const POLL_INTERVAL_MS = 20
/** The Retry-After of refused requests. */
const RETRY_AFTER_SECONDS = 5

/** An empty register of connections. */
export function createConnections(timeouts: Partial<ConnectionTimeouts> = {}): Connections {
  const limits = { ...CONNECTION_TIMEOUTS, ...timeouts }
  const servers: Server[] = []
  const states = new Map<Socket, ConnectionState>()
  let draining = false

  function register(socket: Socket): void {
    states.set(socket, { open: new Set(), quietSince: performance.now(), bytesRead: 0, isClosing: false })
    socket.once('close', () => states.delete(socket))
    // Node calls this after a last answer. Its own implementation destroys the socket, unread bytes included.
    socket.destroySoon = () => hangUp(socket)
  }

  /** Makes an answer the last of its connection, unless its headers are sent. */
  function announce(state: ConnectionState, response: ServerResponse): void {
    if (response.headersSent) return
    response.shouldKeepAlive = false
    state.isClosing = true
  }

  /** Whether a request may begin; if so, it is counted as begun. */
  function begin(socket: Socket, response: ServerResponse): boolean {
    const state = states.get(socket)
    if (state === undefined || state.isClosing || socket.writableEnded) return false
    state.open.add(response)
    noteRequest(socket, response)
    if (draining) announce(state, response)
    response.once('close', () => {
      state.open.delete(response)
      state.quietSince = performance.now()
      state.bytesRead = socket.bytesRead
    })
    return true
  }

  /** Refuses a body that comes too slowly, as Node does one whose time is over. */
  function watchBody(server: Server, request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    let before = socket.bytesRead
    const look = (): void => {
      const brought = socket.bytesRead - before
      before = socket.bytesRead
      // An answer that is under way waits for no body.
      if (!request.complete && brought >= limits.bodyBytes && !response.headersSent) return
      clearInterval(timer)
      if (!request.complete) server.emit('clientError', new SlowBody('The body came too slowly'), socket)
    }
    const timer = setInterval(look, limits.bodyTimeout)
    timer.unref()
    request.once('close', () => clearInterval(timer))
  }

  function closeQuiet(quiet: number): void {
    const before = performance.now() - quiet
    for (const [socket, state] of states) {
      const isQuiet = state.open.size === 0 && socket.bytesRead === state.bytesRead && state.quietSince <= before
      if (!isQuiet || state.isClosing) continue
      state.isClosing = true
      hangUp(socket)
    }
  }

  function cut(socket: Socket, state: ConnectionState): void {
    const [response] = state.open
    if (socket.writableEnded || (response !== undefined && (response.headersSent || response.req.complete))) return
    state.isClosing = true
    if (socket.bytesRead === state.bytesRead) hangUp(socket)
    else refuse(socket, new Problem('unavailable', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } }))
  }

  async function untilEmpty(within: number, step: () => void): Promise<void> {
    const end = performance.now() + within
    for (;;) {
      step()
      if (states.size === 0 || performance.now() >= end) return
      await sleep(POLL_INTERVAL_MS)
    }
  }

  return {
    serve(handler, options = {}) {
      const server: Server = createServer({ ...options, ...limits }, (request, response) => {
        if (begin(request.socket, response)) {
          if (hasBody(request)) watchBody(server, request, response)
          handler(request, response)
        } else request.resume()
      })
      server.on('connection', register)
      // Any expectation but `100-continue`: without this, Node answers with an empty body of its own.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response))
      servers.push(server)
      return server
    },
    async drain({ quiet, within }) {
      // Closing a listening socket resets the connections in its backlog: the event loop accepts them first. Until then no
      // answer is made the last of its connection, since its client would come back at once, into the backlog.
      await afterPolling()
      // An HTTP server's `close` would also destroy idle connections and stop the checks for slow requests.
      for (const server of servers) if (server.listening) NetServer.prototype.close.call(server)
      draining = true
      for (const state of states.values()) {
        const last = [...state.open].at(-1)
        if (last !== undefined) announce(state, last)
      }
      await untilEmpty(within, () => closeQuiet(quiet))
      for (const [socket, state] of states) cut(socket, state)
      await untilEmpty(2 * LINGER_MS, () => undefined)
      for (const socket of states.keys()) socket.destroy()
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** By its code it is answered like what Node itself no longer waits for. */
class SlowBody extends Error {
  override name = 'SlowBody'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}
