import { randomInt } from 'node:crypto'
import { type Agent, request } from 'node:http'

/** An answer of the product, and how long it took, milliseconds. Status 0 means that there was none; `body` then says why. */
export type Answer = { status: number; retryAfter: string | undefined; body: string; bytes: Buffer; time: number }

/** Options of a request. A body makes it a POST: bytes are sent unchanged, all else as JSON. */
export type Sent = { body?: unknown; headers: Readonly<Record<string, string>> }

/** The host of the edition that is asked. */
const HOST = 'otosafi.ma'
/** Timeout of an answer. */
const REQUEST_TIMEOUT_MS = 30_000
/** A GET whose answer is compressed as for a browser. */
const COMPRESSED: Sent = { headers: { 'accept-encoding': 'br' } }

/** Connections to be used again. Without an agent every request has one of its own. */
type Connections = {
  agent?: Agent
  /**
   * How often at most a request is sent again, as browsers do, whose connection was closed since it was last used. None by
   * default: seen from here it is the same when a server begins with a request and drops it.
   */
  resends?: number
}

/** Sends a request to a port of this machine. */
export async function ask(
  port: number,
  path: string,
  sent: Sent = COMPRESSED,
  { agent, resends = 0 }: Connections = {},
): Promise<Answer> {
  const began = performance.now()
  for (let left = resends; ; left--) {
    const answer = await askOnce(port, path, sent, agent, left > 0)
    if (answer !== null) return { ...answer, time: performance.now() - began }
  }
}

/** Null where the request may be sent again, and its connection had been closed since it was last used. */
function askOnce(
  port: number,
  path: string,
  { body, headers }: Sent,
  agent: Agent | undefined,
  mayResend: boolean,
): Promise<Omit<Answer, 'time'> | null> {
  return new Promise((resolve) => {
    const answer = (status: number, retryAfter: string | undefined, bytes: Buffer) =>
      resolve({ status, retryAfter, body: bytes.toString(), bytes })
    const fail = (error: Error) => answer(0, undefined, Buffer.from(error.message))
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: HOST, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        agent: agent ?? false,
        timeout: REQUEST_TIMEOUT_MS,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () =>
          answer(response.statusCode ?? 0, response.headers['retry-after'], Buffer.concat(chunks)),
        )
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('no answer')))
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (mayResend && asking.reusedSocket && error.code === 'ECONNRESET') resolve(null)
      else fail(error)
    })
    asking.end(bytesOf(body))
  })
}

/** The status of an answer, or in words that there was none, or what it lacks. */
export function describeStatus({ status, retryAfter, body }: Answer): string {
  if (status === 0) return `not at all (${body})`
  return status === 503 && retryAfter === undefined ? '503 without Retry-After' : String(status)
}

/** A new network's address, so that no rate limit applies. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

function bytesOf(body: unknown): Buffer | string | undefined {
  return body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
}
