import { bufferSize, type SharedCache } from '../http/shared-cache.ts'

/** A page as it is kept: the same bytes for every anonymous visitor. */
export type CachedPage = { status: number; headers: Record<string, string>; html: Buffer; brotli: Buffer; etag: string }

type Entry = { version: string; page: CachedPage }

/** Characters of the longest address whose page is kept: a longer one names dozens of filters, and is hardly asked for twice. */
const LONGEST_KEPT = 2048

/** Rendered pages by host's edition, path and query. One holds as long as the data version under which it was rendered. */
export type PageCache = {
  /** The page kept under `key`, if it was rendered from this very data. */
  get: (key: string, version: string) => CachedPage | undefined
  /** Keeps a page; one with a very long key is not kept. */
  set: (key: string, version: string, page: CachedPage) => void
}

/** The part of `shared` that holds pages. */
export function createPageCache(shared: SharedCache): PageCache {
  const pages = shared.part<Entry>('pages', sizeOf)
  return {
    get(key, version) {
      const entry = key.length > LONGEST_KEPT ? undefined : pages.get(key)
      return entry?.version === version ? entry.page : undefined
    },
    set(key, version, { status, headers, html, brotli, etag }) {
      if (key.length > LONGEST_KEPT) return
      pages.set(key, { version, page: { status, headers: flat(headers), html, brotli, etag } })
    },
  }
}

/** The same texts, each in memory of its own: one that was cut out of another keeps all of that alive. */
function flat(headers: Record<string, string>): Record<string, string> {
  return JSON.parse(JSON.stringify(headers)) as Record<string, string>
}

function sizeOf({ page: { headers, html, brotli } }: Entry): number {
  const texts = Object.entries(headers).flat()
  return texts.reduce((bytes, { length }) => bytes + TEXT_BYTES + 2 * length, bufferSize(html) + bufferSize(brotli))
}

/** Bytes of a text besides its letters, of which each may take two. */
const TEXT_BYTES = 32
