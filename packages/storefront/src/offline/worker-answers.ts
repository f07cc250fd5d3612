import { OFFLINE_FILE, PAGE_CACHE } from './device-storage.ts'

/** Timeout of the network before a cached page is served, milliseconds. */
const NETWORK_TIMEOUT_MS = 5000

/** Searches all caches for an address, newest first. */
async function find(address: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const found = await caches.match(address, { cacheName: name, ignoreVary: true })
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Answers a request for a page from the network. Without a connection, or on a slow one, it falls back to the cached copy, and
 * without one to the offline page in the language of the address. `preload` is the browser's navigation preload.
 */
export async function answerPage(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  const answer = preload.then((early) => early ?? fetch(request))
  // It is awaited below; until then a rejection is no error.
  answer.catch(() => undefined)
  const { href, origin, pathname } = new URL(request.url)
  const copy = (await find(href)) ?? (await find(origin + pathname))
  try {
    return await (copy === undefined ? answer : Promise.race([answer, late(copy)]))
  } catch {
    return copy ?? (await offlinePage(pathname)) ?? Response.error()
  }
}

function late(copy: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(copy), NETWORK_TIMEOUT_MS))
}

/** The offline page: in the language of the path's prefix, in English, or in any that is cached. */
async function offlinePage(pathname: string): Promise<Response | undefined> {
  const [, prefix = ''] = pathname.split('/')
  const own = (await find(`/${prefix}${OFFLINE_FILE}`)) ?? (await find(OFFLINE_FILE))
  if (own !== undefined) return own
  for (const name of (await caches.keys()).reverse()) {
    const any = (await (await caches.open(name)).keys()).find(({ url }) => url.endsWith(OFFLINE_FILE))
    if (any !== undefined) return find(any.url)
  }
  return undefined
}

/**
 * Answers a request for a script, style or picture. Falls back to the cached copy where there is no connection or a deploy has
 * removed the file from the server; for a picture also to another of its sizes.
 */
export async function answerFile(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => Response.error())
  if (answer.ok) return answer
  return (await find(request.url)) ?? (await otherSize(request.url)) ?? answer
}

async function otherSize(address: string): Promise<Response | undefined> {
  const picture = /^.*\/photos\/.+\//.exec(address)?.[0]
  if (picture === undefined) return undefined
  const cached = (await (await caches.open(PAGE_CACHE)).keys()).find(({ url }) => url.startsWith(picture))
  return cached && find(cached.url)
}
