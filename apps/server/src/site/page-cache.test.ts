import { describe, expect, it } from 'vitest'

import { createSharedCache } from '../http/shared-cache.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'

const page = (bytes: number, headers: Record<string, string> = {}): CachedPage => ({
  status: 200,
  headers,
  html: Buffer.alloc(bytes),
  brotli: Buffer.alloc(0),
  etag: 'W/"x"',
})

describe('the page cache', () => {
  it('answers only from the data that the page was rendered from', () => {
    const cache = createPageCache(createSharedCache(100_000))
    cache.set('/a', '1', page(10))
    expect(cache.get('/a', '1')).toEqual(page(10))
    expect(cache.get('/a', '2')).toBeUndefined()
    cache.set('/a', '2', page(20))
    expect([cache.get('/a', '1'), cache.get('/a', '2')]).toEqual([undefined, page(20)])
  })

  it('evicts the least recently used pages when the cache exceeds its limit', () => {
    const cache = createPageCache(createSharedCache(350_000))
    for (const path of ['/a', '/b', '/c']) cache.set(path, '1', page(100_000))
    cache.get('/a', '1')
    cache.set('/d', '1', page(100_000))
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key, '1'))).toEqual(['/a', '/c', '/d'])
  })

  it('counts both copies of a page and its headers', () => {
    const shared = createSharedCache(1_000_000)
    const cache = createPageCache(shared)
    cache.set('/a', '1', page(0))
    const empty = shared.bytes
    cache.set('/a', '1', {
      ...page(10_000, { 'content-security-policy': 'x'.repeat(1000) }),
      brotli: Buffer.alloc(2000),
    })
    expect(shared.bytes - empty).toBeGreaterThanOrEqual(13_000)
  })

  it('keeps no page with an address of thousands of letters', () => {
    const shared = createSharedCache(1_000_000)
    const cache = createPageCache(shared)
    cache.set(`/${'a'.repeat(3000)}`, '1', page(10))
    expect([cache.get(`/${'a'.repeat(3000)}`, '1'), shared.size]).toEqual([undefined, 0])
  })
})
