import { describe, expect, it } from 'vitest'

import { type CachedPage, PageCache } from './page-cache.ts'

const page = (bytes: number): CachedPage => ({
  status: 200,
  headers: {},
  html: Buffer.alloc(bytes),
  brotli: Buffer.alloc(0),
  etag: 'W/"x"',
})

describe('the page cache', () => {
  it('answers only from the data that the page was rendered from', () => {
    const cache = new PageCache(1000)
    cache.set('/a', '1', page(10))
    expect(cache.get('/a', '1')).toBeDefined()
    expect(cache.get('/a', '2')).toBeUndefined()
    expect(cache.get('/a', '1')).toBeUndefined()
  })

  it('lets the least recently used pages go when it is full', () => {
    const cache = new PageCache(350)
    cache.set('/a', '1', page(100))
    cache.set('/b', '1', page(100))
    cache.set('/c', '1', page(100))
    cache.get('/a', '1')
    cache.set('/d', '1', page(100))
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key, '1'))).toEqual(['/a', '/c', '/d'])
  })

  it('does not keep a page larger than itself, nor count a replaced one twice', () => {
    const cache = new PageCache(250)
    cache.set('/huge', '1', page(300))
    expect(cache.get('/huge', '1')).toBeUndefined()
    for (let round = 0; round < 5; round++) cache.set('/a', '1', page(100))
    cache.set('/b', '1', page(100))
    expect(cache.get('/a', '1')).toBeDefined()
  })
})
