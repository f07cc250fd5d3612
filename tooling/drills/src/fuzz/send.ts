import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { sendRequest, type TestResponse } from '@otosafi/server/testing/http-request'

import { demand } from './check-answer.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import type { Headers } from './headers.ts'
import { parseJson } from './parse-json.ts'

/** A request as it goes over the wire. */
export type SentRequest = { method: string; host: string; path: string; headers: Headers; body?: string | Buffer }

/**
 * Sends a request; the answer's body is unpacked. Throws an Error where its encoding was not asked for, or is not what it
 * says.
 */
export async function send({ port, agent }: FuzzWorld, request: SentRequest): Promise<TestResponse> {
  const { method, host, path, headers, body } = request
  const answer = await sendRequest(port, host, path, {
    method,
    headers: { ...headers },
    agent,
    ...(body === undefined ? {} : { body }),
  })
  const encoding = answer.headers['content-encoding']
  if (encoding === undefined || answer.bytes.length === 0) return answer
  demand(encoding === 'br' || encoding === 'gzip', `An answer as ${encoding}`)
  demand(/\*|br|gzip/i.test(headers['accept-encoding'] ?? ''), `${encoding} although nobody takes it`)
  const bytes = encoding === 'br' ? brotliDecompressSync(answer.bytes) : gunzipSync(answer.bytes)
  return { ...answer, bytes, body: parseJson(bytes) }
}
