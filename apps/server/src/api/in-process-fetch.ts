import type { FastifyInstance } from 'fastify'

/** Statuses whose responses have no body. */
const EMPTY = new Set([101, 204, 205, 304])

/**
 * A `fetch` that calls `app` directly, without the network. The host of the address becomes the Host header, by which
 * the API knows the edition. Aborting is not followed: an answer takes milliseconds.
 */
export function createInProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    // Nothing is sent anywhere that compressing would make shorter.
    request.headers.delete('accept-encoding')
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const response = await app.inject({
      method: request.method,
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      ...(payload === undefined ? {} : { payload }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers)) {
      for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each))
    }
    const body = EMPTY.has(response.statusCode) ? null : new Uint8Array(response.rawPayload)
    return new Response(body, { status: response.statusCode, headers })
  }
}
