import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { type ObjectStore, requireSafeKey, StorageUnavailable } from './storage-port.ts'

const MISSING = new Set(['ENOENT', 'ENOTDIR'])
/** No space or no more files: an operator makes room, and the same request succeeds. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** An {@link ObjectStore} in the folder `root` of the local disk, which is created when first written to. */
export function createDiskStorage(root: string): ObjectStore {
  function pathOf(key: string): string {
    requireSafeKey(key)
    return join(root, ...key.split('/'))
  }
  return {
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (MISSING.has(codeOf(error))) return null
        throw error
      }
    },
    async put(key, body) {
      const path = pathOf(key)
      // The leading dot keeps a half-written file out of reach: no safe key can name it.
      const temporary = join(dirname(path), `.${randomUUID()}`)
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(temporary, body, { flush: true })
        await rename(temporary, path)
        await flushFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw FULL.has(codeOf(error)) ? new StorageUnavailable('The disk takes no file', { cause: error }) : error
      }
    },
    async has(key) {
      try {
        return (await stat(pathOf(key))).isFile()
      } catch (error) {
        if (MISSING.has(codeOf(error))) return false
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async deleteFolder(folder) {
      await rm(pathOf(folder), { recursive: true, force: true })
    },
  }
}

/** Makes a rename last through a power cut. Windows has no such thing for folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
