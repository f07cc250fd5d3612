import { statfs } from 'node:fs/promises'

/** Bytes that this user may still write where `directory` is. */
export async function freeSpace(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
