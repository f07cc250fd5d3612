import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

/** One memory cache with several parts, which take at most `maxBytes` together (record 0025). */
export type SharedCache = {
  /** The most bytes that all entries of all parts may take. */
  readonly maxBytes: number
  /** Bytes in use, by the parts' `sizeOf` and {@link ENTRY_BYTES} for each entry. */
  readonly bytes: number
  /** Number of entries. */
  readonly size: number
  /** Hits and misses of each part, by its name. */
  readonly lookups: ReadonlyMap<string, { readonly hits: number; readonly misses: number }>
  /** A part with keys of its own; `name` is unique. `sizeOf` returns all bytes that a value keeps alive. */
  part: <V extends object>(name: string, sizeOf: (value: V) => number) => CachePart<V>
}

/** One owner's part of a {@link SharedCache}. */
export type CachePart<V extends object> = {
  get: (key: string) => V | undefined
  /** Stores a value, replacing an earlier one, and recomputes its size. One that is larger than the whole cache is not stored. */
  set: (key: string, value: V) => void
  /** Counts a lookup: the owner alone knows whether what it found is fresh. */
  count: (isHit: boolean) => void
}

/**
 * Bytes of an entry besides its value's contents: hashed key, list and table of the cache, objects around the contents.
 * Measured with 100,000 entries: 900 for one that holds a single buffer, resident.
 */
export const ENTRY_BYTES = 1024

/** The overhead of a buffer with memory of its own: two objects in the heap, one outside, and the allocator's share. */
export const BUFFER_BYTES = 512

/** Bytes that a buffer retains: a slice retains its whole slab. */
export function bufferSize({ buffer }: Buffer): number {
  return buffer.byteLength + BUFFER_BYTES
}

/** Copies a pooled slice, so that the cache does not retain its whole slab. */
export function copyOutOfPool(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const own = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(own)
  return own
}

/**
 * A least-recently-used cache whose parts share one bound, so that none needs a small bound of its own. Keys are stored as
 * hashes, since visitors decide how long they are.
 */
export function createSharedCache(maxBytes: number): SharedCache {
  // Wrapped in a new object: otherwise the size of a value that is set a second time is not recomputed.
  const entries = new LRUCache<string, { value: object }>({ maxSize: maxBytes })
  const lookups = new Map<string, { hits: number; misses: number }>()
  return {
    maxBytes,
    lookups,
    get bytes() {
      return entries.calculatedSize
    },
    get size() {
      return entries.size
    },
    part<V extends object>(name: string, sizeOf: (value: V) => number): CachePart<V> {
      const keyOf = (key: string): string => hash('sha256', `${name} ${key}`, 'base64url')
      const counted = { hits: 0, misses: 0 }
      lookups.set(name, counted)
      return {
        get: (key) => entries.get(keyOf(key))?.value as V | undefined,
        set: (key, value) => void entries.set(keyOf(key), { value }, { size: ENTRY_BYTES + sizeOf(value) }),
        count: (isHit) => void (counted[isHit ? 'hits' : 'misses'] += 1),
      }
    },
  }
}
