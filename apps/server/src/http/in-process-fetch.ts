import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { OWN_PROCESS } from './trusted-proxies.ts'

/** Statuses whose responses have no body. */
const EMPTY = new Set([101, 204, 205, 304])

/**
 * A `fetch` that calls `app` directly, without the network. The host of the address becomes the Host header, by which
 * the API knows the edition. Aborting is not followed: an answer takes milliseconds.
 */
export function createInProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init)
    const url = new URL(request.url)
    const headers: Record<string, string> = {}
    // No network, so no compression.
    for (const [name, value] of request.headers) if (name !== 'accept-encoding') headers[name] = value
    const payload = await payloadOf(request)
    const response = await app.inject({
      method: request.method,
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      remoteAddress: OWN_PROCESS,
      ...(payload === undefined ? {} : { payload }),
    })
    const answered: [string, string][] = []
    for (const [name, value] of Object.entries(response.headers)) {
      for (const each of [value].flat()) if (each !== undefined) answered.push([name, String(each)])
    }
    const body = EMPTY.has(response.statusCode) ? null : (response.rawPayload as Buffer<ArrayBuffer>)
    return new Response(body, { status: response.statusCode, headers: answered })
  }
}

/** The body; a form with files as a stream, which the API reads within its limits. */
async function payloadOf(request: Request): Promise<Readable | Buffer | undefined> {
  if (request.body === null) return undefined
  const isStream = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  return isStream ? Readable.fromWeb(request.body) : Buffer.from(await request.arrayBuffer())
}
