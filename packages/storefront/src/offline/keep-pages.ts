import type { Language } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import type { RouteKey } from '@otosafi/editions/routes/route-table'
import { pictureIn, titleIn } from '@otosafi/framework-output/browser/read-page'

import { CACHED_PAGE_HEADERS, idsOfList, PAGE_CACHE } from './device-storage.ts'

/** The pages that are kept when they are seen. */
const KEPT_ROUTES: ReadonlySet<RouteKey> = new Set([
  'home',
  'car',
  'carReport',
  'carCheck',
  'compare',
  'recentlyViewed',
])

/** Maximum number of cached pages. The oldest is evicted first, cars of the visitor's lists last. */
const MAX_PAGES = 24

/** The most cars of the visitor's lists whose pages are asked for although they were not opened here. */
const MAX_LISTED = 16

/** Cars that were asked for already, whatever came of it. */
const asked = new Set<string>()

/** Cars that are to be there without a connection: to compare, and favourites. */
function listedCars(): readonly string[] {
  return [...new Set([...idsOfList('compared'), ...idsOfList('favourites')])].slice(0, MAX_LISTED)
}

/** Keeps the page at `address`, if it is of a kind that is kept. */
export async function keepSeenPage(address: string): Promise<void> {
  const route = parsePath(new URL(address).pathname)
  if (route !== null && KEPT_ROUTES.has(route.key)) await keep(address)
}

/** Keeps the pages of the cars of the visitor's lists that are not kept yet, in a language. */
export async function keepListedCars(language: Language): Promise<void> {
  const kept = (await (await caches.open(PAGE_CACHE)).keys()).map(({ url }) => parsePath(new URL(url).pathname))
  const has = (id: string) => kept.some((route) => route?.params['id'] === id && route.language === language)
  for (const id of listedCars()) {
    if (asked.has(id) || has(id)) continue
    asked.add(id)
    // Only the id counts: the server leads to the present address.
    const path = pathFor('car', language, { brand: '-', model: '-', year: '0', price: '0', id })
    await keep(new URL(path, location.href).href)
  }
}

/** Keeps a page and its lead picture: only what the server calls public, and never what has failed. */
async function keep(address: string): Promise<void> {
  const answer = await fetch(address)
  const caching = answer.headers.get('cache-control') ?? ''
  if (answer.status !== 200 || !/\bpublic\b/.test(caching) || /no-store|private/.test(caching)) return
  const html = await answer.text()
  const picture = leadPictureOf(html)
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(CACHED_PAGE_HEADERS.title, encodeURIComponent(titleOf(html)))
  headers.set(CACHED_PAGE_HEADERS.picture, picture ?? '')
  const kept = await caches.open(PAGE_CACHE)
  // A page that is kept again becomes the newest.
  await kept.put(answer.url, new Response(html, { headers }))
  if (picture !== null && (await kept.match(picture)) === undefined) await kept.add(picture).catch(() => undefined)
  await evictOldest(kept)
}

/** The title of a page. A parser of whole documents would apply the policy of this one to its styles, and report them. */
function titleOf(html: string): string {
  const text = document.createElement('textarea')
  text.innerHTML = titleIn(html) ?? ''
  return text.value
}

/** The picture that a page shows first: as small as the page has it, in the format that this browser chooses. */
function leadPictureOf(html: string): string | null {
  const picture = pictureIn(html, '/photos/')
  const shown = document.querySelector<HTMLImageElement>('main img[src^="/photos/"]')?.currentSrc
  const format = /\.(avif|webp|jpeg)$/.exec(shown ?? '')?.[1] ?? 'jpeg'
  return picture?.replace(/\w+$/, format) ?? null
}

/** Evicts the oldest pages beyond the maximum, and pictures that no page shows. */
async function evictOldest(kept: Cache): Promise<void> {
  const listed = new Set(listedCars())
  const pages: { request: Request; picture: string; isListed: boolean }[] = []
  const pictures: Request[] = []
  for (const request of await kept.keys()) {
    const picture = (await kept.match(request))?.headers.get(CACHED_PAGE_HEADERS.picture)
    const id = parsePath(new URL(request.url).pathname)?.params['id'] ?? ''
    if (typeof picture === 'string') pages.push({ request, picture, isListed: listed.has(id) })
    else pictures.push(request)
  }
  const stay = [...pages.filter(({ isListed }) => !isListed), ...pages.filter(({ isListed }) => isListed)].slice(
    -MAX_PAGES,
  )
  const needed = new Set(stay.map(({ picture }) => picture))
  const gone = [
    ...pages.filter((page) => !stay.includes(page)).map(({ request }) => request),
    ...pictures.filter(({ url }) => !needed.has(new URL(url).pathname)),
  ]
  await Promise.all(gone.map((request) => kept.delete(request)))
}
