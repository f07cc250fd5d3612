import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { inOwnMemory } from '../http/shared-cache.ts'
import type { CachedPage } from './page-cache.ts'

const compress = promisify(brotliCompress)

/**
 * Compresses kept pages to the utmost behind their visitors' backs: a seventh of every further visit's bytes for a
 * fifth of a second of one core. One at a time; a page that comes meanwhile waits for its next visit.
 */
export function createRecompressor(report: (error: unknown) => void): (page: CachedPage) => void {
  const done = new WeakSet<CachedPage>()
  let busy = false
  return (page) => {
    if (busy || done.has(page) || page.html.length === 0) return
    busy = true
    done.add(page)
    compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      .then((better) => {
        // The page was counted with the copy that it has: one that takes more memory is of no use either.
        if (better.length < page.brotli.length) page.brotli = inOwnMemory(better)
      })
      .catch(report)
      .finally(() => {
        busy = false
      })
  }
}
