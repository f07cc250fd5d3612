// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeCaches } from '../testing/fake-caches.ts'
import { PAGE_CACHE, SITE_CACHE } from './device-storage.ts'
import { answerFile, answerPage } from './worker-answers.ts'

let caches: FakeCaches
const url = (path: string) => new URL(path, location.href).href
const none = Promise.resolve(undefined)

/** Keeps texts under addresses, in a cache. */
async function keep(name: string, files: Readonly<Record<string, string>>) {
  const cache = await caches.open(name)
  for (const [path, text] of Object.entries(files)) await cache.put(path, new Response(text))
}

const network = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (answer: Promise<Response>) => (await answer).text()
const page = (path: string, preload: Promise<Response | undefined> = none) =>
  answerPage({ url: url(path) } as Request, preload)
const file = (path: string) => answerFile({ url: url(path) } as Request)

beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  return () => vi.unstubAllGlobals()
})

describe('a page', () => {
  beforeEach(() => keep(PAGE_CACHE, { '/fr/buy/a': 'kept car', '/fr/compare?cars=1': 'kept comparison' }))

  it('comes from the network where there is one', async () => {
    network(async () => new Response('fresh'))
    expect(await textOf(page('/fr/buy/a'))).toBe('fresh')
  })

  it('comes as the browser has asked for it already, and is not asked for again', async () => {
    network(async () => new Response('asked twice'))
    expect(await textOf(page('/fr/buy/a', Promise.resolve(new Response('early'))))).toBe('early')
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['/fr/buy/a', 'kept car'],
    ['/fr/buy/a?sent=callback', 'kept car'],
    ['/fr/compare?cars=1', 'kept comparison'],
  ])('%s is the copy without a connection', async (path, text) => {
    network(lost)
    expect(await textOf(page(path))).toBe(text)
  })

  it('is the copy where the network does not answer', async () => {
    vi.useFakeTimers()
    network(() => new Promise(() => undefined))
    const answer = textOf(page('/fr/buy/a'))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(await answer).toBe('kept car')
  })

  it.each([
    ['/fr/faqs', 'hors ligne'],
    ['/fr/compare?cars=2', 'hors ligne'],
    ['/faqs', 'offline'],
    ['/ar/faqs', 'offline'],
  ])('%s is the one that says so, in its language, where there is no copy', async (path, text) => {
    network(lost)
    await keep(`${SITE_CACHE}1`, { '/offline.html': 'old', '/fr/offline.html': 'hors ligne' })
    await keep(`${SITE_CACHE}2`, { '/offline.html': 'offline' })
    expect(await textOf(page(path))).toBe(text)
  })

  it('is that of another language rather than none', async () => {
    network(lost)
    await keep(`${SITE_CACHE}1`, { '/fr/offline.html': 'hors ligne' })
    expect(await textOf(page('/faqs'))).toBe('hors ligne')
    await caches.delete(`${SITE_CACHE}1`)
    expect((await page('/faqs')).type).toBe('error')
  })
})

describe('a file', () => {
  beforeEach(() => keep(`${SITE_CACHE}1`, { '/assets/old.js': 'old' }))

  it('of a deploy that is gone from the server is the copy', async () => {
    network(async () => new Response('', { status: 404 }))
    expect(await textOf(file('/assets/old.js'))).toBe('old')
    expect((await file('/assets/other.js')).status).toBe(404)
  })

  it('without a connection is the copy, of a picture also another size', async () => {
    network(lost)
    await keep(PAGE_CACHE, { '/photos/art/car-1/640.avif': 'small', '/photos/art/car-12/640.avif': 'other' })
    expect(await textOf(file('/photos/art/car-1/1280.avif'))).toBe('small')
    expect((await file('/photos/art/car-2/640.avif')).type).toBe('error')
  })
})
