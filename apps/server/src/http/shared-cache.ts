import { hash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

/** What is kept in memory for whoever asks again, by all parts together in at most `maxBytes`. */
export type SharedCache = {
  /** The most bytes that all entries of all parts may take. */
  readonly maxBytes: number
  /** Bytes that they take now, by the sizes that the parts tell and {@link ENTRY_BYTES} for each. */
  readonly bytes: number
  /** Number of entries. */
  readonly size: number
  /** A part with keys of its own, `name` being unique. `sizeOf` tells all bytes that a value keeps alive. */
  part: <V extends object>(name: string, sizeOf: (value: V) => number) => CachePart<V>
}

/** The part of a {@link SharedCache} that one owner has. */
export type CachePart<V extends object> = {
  get: (key: string) => V | undefined
  /** Keeps a value in the place of the one that is there, and counts it anew. One that is larger than all the cache is not kept. */
  set: (key: string, value: V) => void
}

/**
 * Bytes of an entry besides its value's contents: hashed key, list and table of the cache, objects around the contents.
 * Measured with 100,000 entries: 900 for one that holds a single buffer, resident.
 */
export const ENTRY_BYTES = 1024

/** Bytes of a buffer with memory of its own, besides its contents: two objects in the heap, one outside, and the allocator's share. */
export const BUFFER_BYTES = 512

/** Bytes that a buffer keeps alive. One that is a part of a larger piece of memory keeps all of that. */
export function bufferSize({ buffer }: Buffer): number {
  return buffer.byteLength + BUFFER_BYTES
}

/** The same bytes in memory of their own: small buffers, and most that zlib makes, are parts of larger pieces. */
export function inOwnMemory(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const own = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(own)
  return own
}

/**
 * A cache whose parts share one bound, so that none has to be kept small for the day on which all are full; the entry
 * that was asked for longest ago goes first. Keys are kept as hashes: visitors decide how long they are.
 */
export function createSharedCache(maxBytes: number): SharedCache {
  // Wrapped, because the size of a value that is set a second time is otherwise not looked at.
  const entries = new LRUCache<string, { value: object }>({ maxSize: maxBytes })
  return {
    maxBytes,
    get bytes() {
      return entries.calculatedSize
    },
    get size() {
      return entries.size
    },
    part<V extends object>(name: string, sizeOf: (value: V) => number): CachePart<V> {
      const keyOf = (key: string): string => hash('sha256', `${name} ${key}`, 'base64url')
      return {
        get: (key) => entries.get(keyOf(key))?.value as V | undefined,
        set: (key, value) => void entries.set(keyOf(key), { value }, { size: ENTRY_BYTES + sizeOf(value) }),
      }
    },
  }
}
