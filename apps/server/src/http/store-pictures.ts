import { ReceivedPicture, type StoredPicture } from '../contract/received-picture.ts'

/**
 * Stores the pictures in a body's lists before the transaction, which must not wait for the storage, and returns the body
 * with their keys. Pictures that no transaction then refers to are deleted like any other unused upload. If one fails, rejects only
 * after all other writes have ended: after the answer they are in no memory budget any more, and a shutdown could cut them off.
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
