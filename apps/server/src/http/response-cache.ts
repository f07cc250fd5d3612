import { compress, type Encoding } from './compress.ts'
import { bufferSize, type CachePart, copyOutOfPool, type SharedCache } from './shared-cache.ts'

/** A JSON answer, with its compressed forms once they were made. */
export type StoredAnswer = { body: Buffer; encoded: Partial<Record<Encoding, Buffer>>; etag: string }

/**
 * Requests with a longer address are not cached. One that people share has a few hundred characters; the contract allows
 * 16,000.
 */
export const MAX_KEY_LENGTH = 2048

/** The last answer to each request, with its ETag. */
export type ResponseCache = {
  /** The last answer to a request, fresh (of this ETag) or stale. */
  last: (key: string, etag: string) => StoredAnswer | undefined
  /** Stores an answer, replacing the one before; also recomputes the size of one that was compressed meanwhile. */
  set: (key: string, answer: StoredAnswer) => void
}

/** The part of `shared` that holds the API's answers. */
export function createResponseCache(shared: SharedCache): ResponseCache {
  const answers: CachePart<StoredAnswer> = shared.part('answers', ({ body, encoded, etag }) =>
    [body, ...Object.values(encoded)].reduce((bytes, each) => bytes + bufferSize(each), 2 * etag.length),
  )
  return {
    last(key, etag) {
      const answer = key.length > MAX_KEY_LENGTH ? undefined : answers.get(key)
      answers.count(answer?.etag === etag)
      return answer
    },
    set: (key, answer) => {
      if (key.length <= MAX_KEY_LENGTH) answers.set(key, answer)
    },
  }
}

/** Serialises a value as an answer. */
export function storedAnswer(value: unknown, etag: string): StoredAnswer {
  return { body: copyOutOfPool(Buffer.from(JSON.stringify(value))), encoded: {}, etag }
}

/** The answer's body in an encoding, compressed at most once; `onCompressed` is called when it was. */
export async function encodedBody(
  answer: Omit<StoredAnswer, 'etag'>,
  encoding: Encoding | null,
  onCompressed?: () => void,
): Promise<Buffer> {
  if (encoding === null) return answer.body
  const known = answer.encoded[encoding]
  if (known !== undefined) return known
  const compressed = copyOutOfPool(await compress(answer.body, encoding))
  answer.encoded[encoding] = compressed
  onCompressed?.()
  return compressed
}
