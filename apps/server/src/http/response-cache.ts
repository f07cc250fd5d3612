import { compress, type Encoding } from './compress.ts'
import { bufferSize, type CachePart, copyOutOfPool, type SharedCache } from './shared-cache.ts'

/** A JSON response, with its compressed forms once they were made. */
export type CachedResponse = { body: Buffer; encoded: Partial<Record<Encoding, Buffer>>; etag: string }

/**
 * Requests with a longer address are not cached. One that people share has a few hundred characters; the contract allows
 * 16,000.
 */
export const MAX_KEY_LENGTH = 2048

/** The last response to each request, with its ETag. */
export type ResponseCache = {
  /** The last response to a request, fresh (of this ETag) or stale. */
  last: (key: string, etag: string) => CachedResponse | undefined
  /** Stores a response, replacing the one before; also recomputes the size of one that was compressed meanwhile. */
  set: (key: string, response: CachedResponse) => void
}

/** The part of `shared` that holds the API's responses. */
export function createResponseCache(shared: SharedCache): ResponseCache {
  const responses: CachePart<CachedResponse> = shared.part('answers', ({ body, encoded, etag }) =>
    [body, ...Object.values(encoded)].reduce((bytes, each) => bytes + bufferSize(each), 2 * etag.length),
  )
  return {
    last(key, etag) {
      const response = key.length > MAX_KEY_LENGTH ? undefined : responses.get(key)
      responses.count(response?.etag === etag)
      return response
    },
    set: (key, response) => {
      if (key.length <= MAX_KEY_LENGTH) responses.set(key, response)
    },
  }
}

/** Serialises a value as a response. */
export function toCachedResponse(value: unknown, etag: string): CachedResponse {
  return { body: copyOutOfPool(Buffer.from(JSON.stringify(value))), encoded: {}, etag }
}

/** The response's body in an encoding, compressed at most once; `onCompressed` is called when it was. */
export async function encodedBody(
  response: Omit<CachedResponse, 'etag'>,
  encoding: Encoding | null,
  onCompressed?: () => void,
): Promise<Buffer> {
  if (encoding === null) return response.body
  const known = response.encoded[encoding]
  if (known !== undefined) return known
  const compressed = copyOutOfPool(await compress(response.body, encoding))
  response.encoded[encoding] = compressed
  onCompressed?.()
  return compressed
}
