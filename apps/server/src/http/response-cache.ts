import { compress, type Encoding } from './compress.ts'
import { bufferSize, type CachePart, inOwnMemory, type SharedCache } from './shared-cache.ts'

/** A JSON answer, ready to be sent as it is or compressed; what was compressed once stays so. */
export type StoredAnswer = { body: Buffer; encoded: Partial<Record<Encoding, Buffer>> }

/**
 * Characters of the longest question whose answer is kept. An address that people send each other has a few hundred; the
 * contract allows one of 16,000.
 */
export const LONGEST_KEPT = 2048

/** Answers by what they depend on. */
export type ResponseCache = {
  get: (key: string) => StoredAnswer | undefined
  /** Keeps an answer, or counts one anew that was given a further encoding. */
  set: (key: string, answer: StoredAnswer) => void
}

/** The part of `shared` that holds the API's answers. */
export function createResponseCache(shared: SharedCache): ResponseCache {
  const answers: CachePart<StoredAnswer> = shared.part('answers', ({ body, encoded }) =>
    [body, ...Object.values(encoded)].reduce((bytes, each) => bytes + bufferSize(each), 0),
  )
  return {
    get: (key) => (key.length > LONGEST_KEPT ? undefined : answers.get(key)),
    set: (key, answer) => {
      if (key.length <= LONGEST_KEPT) answers.set(key, answer)
    },
  }
}

/** A value as an answer that may be kept. */
export function storedAnswer(value: unknown): StoredAnswer {
  return { body: inOwnMemory(Buffer.from(JSON.stringify(value))), encoded: {} }
}

/** The answer's body in an encoding, compressed at most once; `onCompressed` is called when it was. */
export async function encodedBody(
  answer: StoredAnswer,
  encoding: Encoding | null,
  onCompressed?: () => void,
): Promise<Buffer> {
  if (encoding === null) return answer.body
  const known = answer.encoded[encoding]
  if (known !== undefined) return known
  const compressed = inOwnMemory(await compress(answer.body, encoding))
  answer.encoded[encoding] = compressed
  onCompressed?.()
  return compressed
}
