import { ReceivedPicture, type StoredPicture } from '../contract/received-picture.ts'

/**
 * A body with the pictures of its lists stored, since a transaction must not wait for their store. What no transaction then
 * refers to is swept like any other upload. Where one cannot be stored, rejects once nothing is being stored any more: what is
 * still written after the answer is counted by nobody, and the process may be stopped meanwhile.
 */
export async function storePictures(
  body: unknown,
  store: (picture: ReceivedPicture) => Promise<StoredPicture>,
): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const storeIn = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return allEnded(value.map(storeIn))
    return value instanceof ReceivedPicture ? store(value) : value
  }
  const fields = Object.entries(body).map(async ([name, value]) => [name, await storeIn(value)] as const)
  return Object.fromEntries(await allEnded(fields))
}

/** Like `Promise.all`, but rejects, with the first one's error, only when all have ended. */
async function allEnded<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
