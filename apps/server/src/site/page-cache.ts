/** A page as it is kept: the same bytes for every anonymous visitor. */
export type CachedPage = { status: number; headers: Record<string, string>; html: Buffer; brotli: Buffer; etag: string }

type Entry = { version: string; page: CachedPage; bytes: number }

/**
 * Rendered pages by host's edition, path and query. An entry holds as long as the data version under which it was
 * rendered; the least recently used go first when `maxBytes` is reached.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The page kept under `key`, if it was rendered from this very data. */
  get(key: string, version: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#remove(key, entry)
    if (entry.version !== version) return undefined
    this.#add(key, entry)
    return entry.page
  }

  /** Keeps a page; one that is larger than the whole cache is not kept. */
  set(key: string, version: string, page: CachedPage): void {
    const present = this.#entries.get(key)
    if (present) this.#remove(key, present)
    const bytes = page.html.length + page.brotli.length + key.length
    if (bytes > this.#maxBytes) return
    this.#add(key, { version, page, bytes })
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#remove(oldest, entry)
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
