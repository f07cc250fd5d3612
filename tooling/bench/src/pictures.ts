import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures are all there when none came for this many milliseconds. */
const REST = 5000
/** Milliseconds after which the rest is not waited for. */
const PATIENCE = 180_000

/** Waits until a server has drawn the pictures that it prepares after its start, which would take from its visitors. */
export async function untilPicturesRest(dataDir: string): Promise<void> {
  const objects = join(dataDir, 'objects')
  const started = performance.now()
  let known = -1
  let since = started
  while (performance.now() - since < REST && performance.now() - started < PATIENCE) {
    const files = await readdir(objects, { recursive: true }).catch(() => [])
    if (files.length !== known) since = performance.now()
    known = files.length
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
