import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'

import { type Answer, ask, type Sent } from '../ask.ts'

/** A request of a client whose address a trusted proxy names; a GET without a body. */
type ClientRequest = { port: number; path: string; address: string; body?: object }

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/**
 * Sends a request over connections that are used again. `code` is that of the answer's problem, if it has one. Rejects where there is
 * no answer.
 */
export async function send(request: ClientRequest): Promise<Answer & { code: string | null }> {
  const { port, path, address, body } = request
  const key: Sent['headers'] = body === undefined ? {} : { 'idempotency-key': randomUUID() }
  const answer = await ask(port, path, { body, headers: { 'x-forwarded-for': address, ...key } }, { agent })
  if (answer.status === 0) throw new Error(`${path} was not answered: ${answer.body}`)
  return { ...answer, code: codeIn(answer.body) }
}

/** A distinct IPv4 address for each number below 2^24. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

function codeIn(body: string): string | null {
  return /"code":"(\w+)"/.exec(body)?.[1] ?? null
}
