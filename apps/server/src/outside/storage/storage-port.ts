/**
 * Where pictures and recordings are kept. Keys are slash-separated names; every method rejects a key that {@link
 * isSafeKey} refuses.
 */
export interface ObjectStore {
  /** The bytes under `key`, or null when there are none. */
  get(key: string): Promise<Buffer | null>
  /** Writes whole or not at all; replaces what was there. */
  put(key: string, body: Buffer): Promise<void>
  has(key: string): Promise<boolean>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** Deletes every key below `folder`: those that begin with it and a slash. */
  deleteFolder(folder: string): Promise<void>
}

/** The storage cannot be reached, is full, or does not answer in time: the same request may succeed in a moment. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Whether `key` is relative, at most 200 characters, and made of plain segments that do not begin with a dot. */
export function isSafeKey(key: string): boolean {
  return key.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key)
}

/** Throws for a key that {@link isSafeKey} refuses. */
export function requireSafeKey(key: string): void {
  if (!isSafeKey(key)) throw new Error('Object key refused')
}
