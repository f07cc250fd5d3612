import type { Language } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import type { RouteKey } from '@otosafi/editions/routes/route-table'
import { pictureIn, titleIn } from '@otosafi/framework-output/browser/read-page'

import { CACHED_PAGE_HEADERS, idsOfList, PAGE_CACHE } from './device-storage.ts'

/** The pages that are cached when they are opened. */
const CACHED_ROUTES: ReadonlySet<RouteKey> = new Set([
  'home',
  'car',
  'carReport',
  'carCheck',
  'compare',
  'recentlyViewed',
])

/** Maximum number of cached pages. The oldest is evicted first, cars of the visitor's lists last. */
const MAX_PAGES = 24

/** The most cars of the visitor's lists whose pages are cached before they are opened. */
const MAX_LISTED = 16

/** Cars that this document has requested, with or without success. */
const requested = new Set<string>()

/** Cars to be available offline: those to compare, and favourites. */
function listedCars(): readonly string[] {
  return [...new Set([...idsOfList('compared'), ...idsOfList('favourites')])].slice(0, MAX_LISTED)
}

/** Caches the page at `address`, if its route is to be cached. */
export async function cacheSeenPage(address: string): Promise<void> {
  const route = parsePath(new URL(address).pathname)
  if (route !== null && CACHED_ROUTES.has(route.key)) await cachePage(address)
}

/** Caches the pages in a language of the cars in the visitor's lists, where they are not cached yet. */
export async function cacheListedCars(language: Language): Promise<void> {
  const routes = (await (await caches.open(PAGE_CACHE)).keys()).map(({ url }) => parsePath(new URL(url).pathname))
  const has = (id: string) => routes.some((route) => route?.params['id'] === id && route.language === language)
  for (const id of listedCars()) {
    if (requested.has(id) || has(id)) continue
    requested.add(id)
    // Only the id counts: the server redirects to the current address.
    const path = pathFor('car', language, { brand: '-', model: '-', year: '0', price: '0', id })
    await cachePage(new URL(path, location.href).href)
  }
}

/** Caches a page and its lead picture, where the response is successful and public. */
async function cachePage(address: string): Promise<void> {
  const response = await fetch(address)
  const caching = response.headers.get('cache-control') ?? ''
  if (response.status !== 200 || !/\bpublic\b/.test(caching) || /no-store|private/.test(caching)) return
  const html = await response.text()
  const picture = leadPictureOf(html)
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(CACHED_PAGE_HEADERS.title, encodeURIComponent(titleOf(html)))
  headers.set(CACHED_PAGE_HEADERS.picture, picture ?? '')
  const cache = await caches.open(PAGE_CACHE)
  // A page that is cached again becomes the newest.
  await cache.put(response.url, new Response(html, { headers }))
  if (picture !== null && (await cache.match(picture)) === undefined) await cache.add(picture).catch(() => undefined)
  await evictOldest(cache)
}

/** The title of a page. `DOMParser` would apply this document's content security policy to its styles, and report them. */
function titleOf(html: string): string {
  const text = document.createElement('textarea')
  text.innerHTML = titleIn(html) ?? ''
  return text.value
}

/** The first picture of a page: its smallest size, in the format that this browser chooses. */
function leadPictureOf(html: string): string | null {
  const picture = pictureIn(html, '/photos/')
  const shown = document.querySelector<HTMLImageElement>('main img[src^="/photos/"]')?.currentSrc
  const format = /\.(avif|webp|jpeg)$/.exec(shown ?? '')?.[1] ?? 'jpeg'
  return picture?.replace(/\w+$/, format) ?? null
}

/** Evicts the oldest pages beyond the maximum, and pictures without a page. */
async function evictOldest(cache: Cache): Promise<void> {
  const listed = new Set(listedCars())
  const pages: { request: Request; picture: string; isListed: boolean }[] = []
  const pictures: Request[] = []
  for (const request of await cache.keys()) {
    const picture = (await cache.match(request))?.headers.get(CACHED_PAGE_HEADERS.picture)
    const id = parsePath(new URL(request.url).pathname)?.params['id'] ?? ''
    if (typeof picture === 'string') pages.push({ request, picture, isListed: listed.has(id) })
    else pictures.push(request)
  }
  const retained = [...pages.filter(({ isListed }) => !isListed), ...pages.filter(({ isListed }) => isListed)].slice(
    -MAX_PAGES,
  )
  const needed = new Set(retained.map(({ picture }) => picture))
  const evicted = [
    ...pages.filter((page) => !retained.includes(page)).map(({ request }) => request),
    ...pictures.filter(({ url }) => !needed.has(new URL(url).pathname)),
  ]
  await Promise.all(evicted.map((request) => cache.delete(request)))
}
