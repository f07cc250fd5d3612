import { randomUUID } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import type { TestResponse } from './http-request.ts'
import type { TestServer } from './start-test-server.ts'

export type PostOptions = {
  edition?: EditionId
  /** The Idempotency-Key; a fresh one unless given. */
  key?: string
  /** The client's address, as the reverse proxy forwards it. */
  address?: string
  headers?: Record<string, string>
  /** Another method that sends a body. */
  method?: string
}

/** Posts JSON to the API of an edition, as its pages do. */
export function post(
  server: Pick<TestServer, 'send'>,
  path: string,
  body: unknown,
  { edition = 'ma', key = randomUUID(), address = '192.0.2.1', headers = {}, method = 'POST' }: PostOptions = {},
): Promise<TestResponse> {
  return server.send(edition, `/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': address,
      'accept-language': 'fr',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
