/** A chosen file; `problem` says why it will not be sent. */
export type PickedFile = { file: File; problem?: string | undefined }

/**
 * Adds files to those that were chosen before, without duplicates, up to `max` in all. `added` are the new ones, `left` is
 * how many were too many.
 */
export function addFiles(
  picked: readonly PickedFile[],
  files: readonly File[],
  max: number,
): { picked: PickedFile[]; added: File[]; left: number } {
  const known = new Set(picked.map(({ file }) => fileKey(file)))
  const fresh = files.filter((file) => !known.has(fileKey(file)))
  const added = fresh.slice(0, Math.max(0, max - picked.length))
  return { picked: [...picked, ...added.map((file) => ({ file }))], added, left: fresh.length - added.length }
}

/** A file's key: the same file chosen again has the same key. */
export function fileKey({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`
}

/** The files that will be sent. */
export function sendable(picked: readonly PickedFile[]): File[] {
  return picked.flatMap(({ file, problem }) => (problem === undefined ? [file] : []))
}
