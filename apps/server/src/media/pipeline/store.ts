import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures are kept. Keys are slash-separated names; every method rejects a key that {@link isSafeKey} refuses. */
export interface ObjectStore {
  /** The bytes under `key`, or null when there are none. */
  get(key: string): Promise<Buffer | null>
  /** Writes whole or not at all; replaces what was there. */
  put(key: string, body: Buffer): Promise<void>
  has(key: string): Promise<boolean>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
}

/** Whether `key` is relative, at most 200 characters, and made of plain segments that do not begin with a dot. */
export function isSafeKey(key: string): boolean {
  return key.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(key)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** An {@link ObjectStore} in the folder `root` of the local disk, which is created when first written to. */
export function createDiskStore(root: string): ObjectStore {
  function pathOf(key: string): string {
    if (!isSafeKey(key)) throw new Error('Object key refused')
    return join(root, ...key.split('/'))
  }
  return {
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async put(key, body) {
      const path = pathOf(key)
      // The leading dot keeps a half-written file out of reach: no safe key can name it.
      const temporary = join(dirname(path), `.${randomUUID()}`)
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(temporary, body, { flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async has(key) {
      try {
        return (await stat(pathOf(key))).isFile()
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
