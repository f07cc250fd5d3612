/** The files of the build, and its version, which the bundler writes here. */
declare const BUILD_FILES: readonly string[]
declare const BUILD_VERSION: string

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void }

/** The used part of a worker's global scope, which the DOM types lack. */
type WorkerScope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

const scope = globalThis as unknown as WorkerScope

/** The one document of all addresses. */
const DOCUMENT = '/'
const CACHE = `office ${BUILD_VERSION}`

scope.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => scope.skipWaiting())))

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

// Documents and files of the build alone: what the server answers about people and cars never passes through here.
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => cached(DOCUMENT)))
  else if (pathname.startsWith('/assets/')) event.respondWith(cached(pathname).catch(() => fetch(request)))
})

/** Rejects where the document comes from a server of another version, as while one takes the place of the other: browsers try again. */
async function keepBuild(): Promise<void> {
  const document = await fetch(DOCUMENT)
  const named = (await document.clone().text()).match(/\/assets\/[^"]+/g) ?? []
  if (named.length === 0 || !named.every((path) => BUILD_FILES.includes(path))) throw new TypeError('Of another build')
  const cache = await caches.open(CACHE)
  await cache.addAll([...BUILD_FILES])
  await cache.put(DOCUMENT, document)
}

/** Drops the files of other builds, and takes control of the open pages. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The cached response of a path. Rejects where there is none. */
async function cached(path: string): Promise<Response> {
  const found = await caches.match(path)
  if (found === undefined) throw new TypeError('Not cached')
  return found
}
