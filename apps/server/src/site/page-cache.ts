import { bufferSize, type SharedCache } from '../http/shared-cache.ts'

/** A cached page: the same bytes for every anonymous visitor. */
export type CachedPage = { status: number; headers: Record<string, string>; html: Buffer; brotli: Buffer; etag: string }

type Entry = { version: string; page: CachedPage }

/** Pages with a longer address are not cached: it has dozens of filters, and is hardly requested twice. */
const LONGEST_KEPT = 2048

/** Rendered pages by edition, path and query. A page is fresh as long as the data version with which it was rendered. */
export type PageCache = {
  /** The page under `key`, if it is of this version. */
  get: (key: string, version: string) => CachedPage | undefined
  /** The page under `key`, fresh or stale. */
  last: (key: string) => CachedPage | undefined
  /** Stores a page, unless its key is very long. */
  set: (key: string, version: string, page: CachedPage) => void
}

/** The part of `shared` that holds pages. */
export function createPageCache(shared: SharedCache): PageCache {
  const pages = shared.part<Entry>('pages', sizeOf)
  const entryOf = (key: string) => (key.length > LONGEST_KEPT ? undefined : pages.get(key))
  return {
    get(key, version) {
      const entry = entryOf(key)
      const isFresh = entry?.version === version
      pages.count(isFresh)
      return isFresh ? entry.page : undefined
    },
    last: (key) => entryOf(key)?.page,
    set(key, version, { status, headers, html, brotli, etag }) {
      if (key.length > LONGEST_KEPT) return
      pages.set(key, { version, page: { status, headers: flat(headers), html, brotli, etag } })
    },
  }
}

/** Copies of the texts: a substring would keep its whole parent string alive. */
function flat(headers: Record<string, string>): Record<string, string> {
  return JSON.parse(JSON.stringify(headers)) as Record<string, string>
}

function sizeOf({ page: { headers, html, brotli } }: Entry): number {
  const texts = Object.entries(headers).flat()
  return texts.reduce((bytes, { length }) => bytes + TEXT_BYTES + 2 * length, bufferSize(html) + bufferSize(brotli))
}

/** The overhead of a string, in bytes; each character may take two. */
const TEXT_BYTES = 32
