import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bufferSize, createSharedCache, ENTRY_BYTES, copyOutOfPool } from './shared-cache.ts'

type Value = { bytes: number }
const sizeOf = ({ bytes }: Value) => bytes

describe('the cache that all parts share', () => {
  it('holds exactly the entries that were used last and fit together, across all users of the cache', () => {
    const use = fc.record({
      part: fc.constantFrom('answers', 'pages'),
      key: fc.integer({ min: 0, max: 12 }).map(String),
      bytes: fc.option(fc.integer({ min: 0, max: 12_000 }), { freq: 2 }),
    })
    fc.assert(
      fc.property(fc.array(use, { maxLength: 60 }), (uses) => {
        const cache = createSharedCache(20_000)
        const parts = { answers: cache.part('answers', sizeOf), pages: cache.part('pages', sizeOf) }
        // The same by the simplest means: a list, the one that was used last at its end.
        let expected: { place: string; value: Value }[] = []
        const sum = () => expected.reduce((bytes, { value }) => bytes + ENTRY_BYTES + value.bytes, 0)
        for (const { part, key, bytes } of uses) {
          const place = `${part} ${key}`
          const known = expected.find((entry) => entry.place === place)
          if (bytes === null) expect(parts[part].get(key)).toBe(known?.value)
          const value = bytes === null ? known?.value : { bytes }
          if (bytes !== null) parts[part].set(key, value as Value)
          expected = expected.filter((entry) => entry.place !== place)
          if (value) expected.push({ place, value })
          while (sum() > cache.maxBytes) expected.shift()
          expect([cache.bytes, cache.size]).toEqual([sum(), expected.length])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('counts a value anew that has grown since it was set', () => {
    const cache = createSharedCache(10_000)
    const part = cache.part('answers', sizeOf)
    const value = { bytes: 100 }
    part.set('a', value)
    value.bytes = 5000
    part.set('a', value)
    expect(cache.bytes).toBe(ENTRY_BYTES + 5000)
  })

  it('keeps nothing that is larger than all of it, nor the older value in its place', () => {
    const cache = createSharedCache(10_000)
    const part = cache.part('answers', sizeOf)
    part.set('a', { bytes: 10 })
    part.set('a', { bytes: 10_000 })
    expect([part.get('a'), cache.bytes]).toEqual([undefined, 0])
  })
})

it('a small buffer keeps a whole piece of memory alive, unless it has its own', () => {
  const small = Buffer.from('a few bytes')
  expect(bufferSize(small)).toBeGreaterThan(4096)
  expect(copyOutOfPool(small)).toEqual(small)
  expect(bufferSize(copyOutOfPool(small))).toBeLessThan(1000)
})
