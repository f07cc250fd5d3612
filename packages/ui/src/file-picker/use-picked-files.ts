import { useEffect, useRef, useState } from 'react'

import { addFiles, sendable } from './picked-files.ts'
import type { PickedFile } from './picked-files.ts'

export type PickedFilesOptions = {
  /** The most files there may be. */
  max: number
  /** Validates a file: its error, or null. It must not reject. */
  check?: ((file: File) => Promise<string | null>) | undefined
  /** Called with the files that will be sent, each time they change. */
  onFiles?: ((files: File[]) => void) | undefined
}

/**
 * The files of a file input, accumulated over several choices and written back into it, so that the plain form sends them.
 * An invalid file stays in the list, with its error, and is not sent.
 */
export function usePickedFiles({ max, check, onFiles }: PickedFilesOptions) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<readonly PickedFile[]>([])
  const [picked, setPicked] = useState<readonly PickedFile[]>([])
  const [left, setLeft] = useState(0)

  function commit(next: readonly PickedFile[]): void {
    latest.current = next
    setPicked(next)
    const files = sendable(next)
    if (input.current !== null) input.current.files = asFileList(files)
    onFiles?.(files)
  }

  async function checkFile(file: File): Promise<void> {
    const problem = (await check?.(file)) ?? undefined
    if (problem === undefined) return
    commit(latest.current.map((item) => (item.file === file ? { file, problem } : item)))
  }

  function add(files: readonly File[]): void {
    const result = addFiles(latest.current, files, max)
    setLeft(result.left)
    commit(result.picked)
    for (const file of result.added) void checkFile(file)
  }

  function remove(file: File): void {
    setLeft(0)
    commit(latest.current.filter((item) => item.file !== file))
  }

  useEffect(() => {
    const early = Array.from(input.current?.files ?? [])
    if (early.length > 0) add(early)
    // oxlint-disable-next-line react/exhaustive-deps -- once: what was chosen before the script came
  }, [])

  return { input, picked, left, add, remove }
}

/** A file input accepts only a `FileList`, which a `DataTransfer` creates. */
function asFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
