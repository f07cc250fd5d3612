import type { ClientAssets } from './client-assets.ts'
import type { EditionBundles } from './edition-bundle.ts'

/** The address of an edition's service worker. It has no hash: browsers look for updates at the same address. */
export const SERVICE_WORKER = '/service-worker.js'

/** Headers of the worker. Its own content security policy lets it fetch what pages ask for, and load no script. */
export const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`,
} as const

/** A kill switch: a worker that replaces the installed one, deletes its caches and unregisters itself. */
const SELF_REMOVING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

/** The bundles with the kill switch in place of their workers. */
export function withoutServiceWorker(bundles: EditionBundles): EditionBundles {
  return new Map(
    [...bundles].map(([edition, bundle]) => [edition, { ...bundle, assets: withSelfRemovingWorker(bundle.assets) }]),
  )
}

/** The assets of a build with the kill switch in place of its worker. */
export function withSelfRemovingWorker(assets: ClientAssets): ClientAssets {
  const body = Buffer.from(SELF_REMOVING_WORKER)
  const worker = { body, brotli: null, contentType: 'text/javascript; charset=utf-8', immutable: false }
  return new Map([...assets, [SERVICE_WORKER, worker]])
}
