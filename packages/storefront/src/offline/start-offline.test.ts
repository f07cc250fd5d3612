// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { FakeCaches } from '../testing/fake-caches.ts'
import { translatorOf } from '../texts/translators.ts'
import { SITE_CACHE } from './device-storage.ts'
import { startOffline } from './start-offline.ts'

it('a page whose deploy is over keeps no files of it, which would pass for the newest', async () => {
  const caches = new FakeCaches()
  const worker = Object.assign(new EventTarget(), { register: async () => ({}), ready: Promise.resolve() })
  const asked: string[] = []
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return new Response('file')
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  vi.stubGlobal('__reactRouterManifest', { version: 'own', routes: {} })
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] })
  document.body.dataset['fonts'] = ''
  const notifyUpdate = vi.fn<() => void>()
  await startOffline(translatorOf('en').t, notifyUpdate)
  const files = `${SITE_CACHE}own`
  expect(await caches.keys()).toContain(files)

  await caches.delete(files)
  worker.dispatchEvent(new MessageEvent('message', { data: { version: 'another' } }))
  expect(notifyUpdate).toHaveBeenCalledOnce()
  const before = asked.length
  localStorage.setItem('favourites', '["4k7q2pxa"]')
  dispatchEvent(new Event('newpage'))
  await eventually(() => expect(asked.length).toBeGreaterThan(before))
  expect(await caches.keys()).not.toContain(files)
})
