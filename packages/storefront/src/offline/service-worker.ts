import { SITE_CACHE } from './device-storage.ts'
import { answerFile, answerPage } from './worker-answers.ts'

/** The version of the build, which the bundler writes here. */
declare const BUILD_VERSION: string

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = LifeEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The used part of a worker's global scope, which the DOM types lack. */
type WorkerScope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: () => Promise<readonly { postMessage: (message: unknown) => void }[]>
  }
}

const scope = globalThis as unknown as WorkerScope

/** The deploys whose files are kept: this one, and the one before it, which open tabs and kept pages may be made of. */
const DEPLOYS = 2

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(SITE_CACHE + BUILD_VERSION), scope.skipWaiting()]))
})

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse = Promise.resolve(undefined) } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request, preloadResponse))
  else if (/^\/(?:assets\/|photos\/|offline-page\.js)/.test(pathname)) event.respondWith(answerFile(request))
})

/** Drops the files of old deploys, takes control of the open pages, and posts them the current deploy. */
async function takeOver(): Promise<void> {
  // Pages need not wait for the worker to start.
  await scope.registration.navigationPreload?.enable()
  const deploys = (await caches.keys()).filter((name) => name.startsWith(SITE_CACHE))
  await Promise.all(deploys.slice(0, -DEPLOYS).map((name) => caches.delete(name)))
  await scope.clients.claim()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker takes none
  for (const page of await scope.clients.matchAll()) page.postMessage({ version: BUILD_VERSION })
}
