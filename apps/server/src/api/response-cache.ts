import { compress, type Encoding } from './compress.ts'

/** A JSON answer, ready to be sent as it is or compressed; what was compressed once stays so. */
export type StoredAnswer = { body: Buffer; encoded: Partial<Record<Encoding, Buffer>> }

/** Answers by what they depend on. */
export type ResponseCache = {
  get: (key: string) => StoredAnswer | undefined
  set: (key: string, answer: StoredAnswer) => void
}

/** A cache of at most `maxBytes` of bodies that drops the answer that was asked for longest ago. */
export function createResponseCache(maxBytes = 32 * 1024 * 1024): ResponseCache {
  const answers = new Map<string, StoredAnswer>()
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= answers.get(key)?.body.length ?? 0
    answers.delete(key)
  }
  return {
    get(key) {
      const found = answers.get(key)
      if (found === undefined) return undefined
      answers.delete(key)
      answers.set(key, found)
      return found
    },
    set(key, answer) {
      drop(key)
      answers.set(key, answer)
      bytes += answer.body.length
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}

/** The answer's body in an encoding, compressed at most once. */
export async function encodedBody(answer: StoredAnswer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return answer.body
  return (answer.encoded[encoding] ??= await compress(answer.body, encoding))
}
