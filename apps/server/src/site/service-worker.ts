import type { ClientAssets } from './client-assets.ts'
import type { EditionBundles } from './edition-bundle.ts'

/** The address of an edition's service worker. It has no hash: browsers compare the file with the one that they have. */
export const SERVICE_WORKER = '/service-worker.js'

/** Headers of the worker, which has a policy of its own: it fetches what pages ask for, and loads no script. */
export const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`,
} as const

/** A worker that takes the place of the one that a browser has, removes all that it has kept, and then itself. */
const LAST_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

/** The bundles with a worker that removes itself, and what was kept, from the browsers that ask for it. */
export function withoutServiceWorker(bundles: EditionBundles): EditionBundles {
  return new Map(
    [...bundles].map(([edition, bundle]) => [edition, { ...bundle, assets: withLastWorker(bundle.assets) }]),
  )
}

/** The files of a build with such a worker. */
export function withLastWorker(assets: ClientAssets): ClientAssets {
  const body = Buffer.from(LAST_WORKER)
  const worker = { body, brotli: null, contentType: 'text/javascript; charset=utf-8', immutable: false }
  return new Map([...assets, [SERVICE_WORKER, worker]])
}
