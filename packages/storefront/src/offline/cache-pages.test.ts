// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { FakeCaches } from '../testing/fake-caches.ts'
import { cacheListedCars, cacheSeenPage } from './cache-pages.ts'
import { CACHED_PAGE_HEADERS, PAGE_CACHE } from './device-storage.ts'

const PUBLIC = 'public, max-age=0, must-revalidate'
const idOf = (number: number) => String(number).padStart(8, '0')
const carUrl = (number: number) =>
  new URL(pathFor('car', 'fr', { brand: 'a', model: 'b', year: '2020', price: '1', id: idOf(number) }), location.href)
    .href

let caches: FakeCaches
/** The server's Cache-Control, its status, and the width of its pictures, pixels. */
let server: { caching: string; status: number; width: number }

beforeEach(() => {
  caches = new FakeCaches()
  server = { caching: PUBLIC, status: 200, width: 640 }
  localStorage.clear()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, href } = new URL(input, location.href)
    if (pathname.startsWith('/photos/')) return new Response('picture')
    const id = pathname.split('/').at(-1)
    const html = `<title>Car ${id} | Otosafi</title><main><img src="/photos/art/${id}/${server.width}.jpeg"></main>`
    const headers = { 'content-type': 'text/html', 'cache-control': server.caching, vary: 'Accept-Encoding' }
    const answer = new Response(html, { status: server.status, headers })
    Object.defineProperty(answer, 'url', { value: href })
    return answer
  })
  return () => vi.unstubAllGlobals()
})

const cachedPaths = async () => (await (await caches.open(PAGE_CACHE)).keys()).map(({ url }) => new URL(url).pathname)
const cachedIds = async () =>
  (await cachedPaths()).filter((path) => !path.startsWith('/photos/')).map((path) => path.split('/').at(-1))

it('a car that was seen is kept with its picture and its name', async () => {
  await cacheSeenPage(carUrl(1))
  const copy = await (await caches.open(PAGE_CACHE)).match(carUrl(1))
  expect(decodeURIComponent(copy?.headers.get(CACHED_PAGE_HEADERS.title) ?? '')).toBe(`Car ${idOf(1)} | Otosafi`)
  expect(await cachedPaths()).toContain(`/photos/art/${idOf(1)}/640.jpeg`)
})

it('a car is kept with the picture of its page, a small one where data are saved', async () => {
  server = { ...server, width: 320 }
  await cacheSeenPage(carUrl(1))
  expect((await cachedPaths()).filter((path) => path.startsWith('/photos/'))).toEqual([
    `/photos/art/${idOf(1)}/320.jpeg`,
  ])
})

it.each([
  ['private', 'private, no-store', 200],
  ['not to be stored', 'no-store', 200],
  ['without a word on it', '', 200],
  ['missing', PUBLIC, 404],
  ['an error', PUBLIC, 503],
])('what is %s is not kept', async (_, caching, status) => {
  server = { caching, status, width: 640 }
  await cacheSeenPage(carUrl(1))
  expect(await cachedPaths()).toEqual([])
})

it.each(['faqs', 'account', 'favourites', 'signIn'] as const)('the page %s is not kept', async (key) => {
  await cacheSeenPage(new URL(pathFor(key, 'fr'), location.href).href)
  expect(await cachedPaths()).toEqual([])
})

it('the cars of the lists are kept before anybody opens them, and asked for once', async () => {
  localStorage.setItem('favourites', JSON.stringify([idOf(91), idOf(92)]))
  localStorage.setItem('compare', JSON.stringify([idOf(93)]))
  await cacheListedCars('fr')
  expect(new Set(await cachedIds())).toEqual(new Set([idOf(91), idOf(92), idOf(93)]))
  await caches.delete(PAGE_CACHE)
  await cacheListedCars('fr')
  expect(await cachedIds()).toEqual([])
})

it('whatever is opened, 24 pages stay at most: the newest, with those of the lists, and the pictures of no other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(60), { minLength: 1, maxLength: 50 }),
      fc.array(fc.nat(60), { maxLength: 4 }),
      async (opened, listed) => {
        await caches.delete(PAGE_CACHE)
        localStorage.setItem('favourites', JSON.stringify(listed.map(idOf)))
        for (const number of opened) await cacheSeenPage(carUrl(number))
        const kept = await cachedIds()
        const distinct = new Set(opened)
        expect(kept.length).toBe(Math.min(24, distinct.size))
        expect(kept).toContain(idOf(opened.at(-1) ?? 0))
        for (const number of listed) if (distinct.has(number)) expect(kept).toContain(idOf(number))
        const pictures = (await cachedPaths()).filter((path) => path.startsWith('/photos/'))
        expect(new Set(pictures.map((path) => path.split('/')[3]))).toEqual(new Set(kept))
      },
    ),
    { numRuns: 30 },
  )
})
