// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'

import { FakeCaches } from '../testing/fake-caches.ts'
import { PAGE_CACHE, SITE_CACHE } from './device-storage.ts'
import { forgetAfterSession } from './forget-after-session.ts'

it('removes what was kept in a session once it has ended, and nothing of a guest’s', async () => {
  const caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  onTestFinished(() => void vi.unstubAllGlobals())
  const keep = async () => {
    await caches.open(`${SITE_CACHE}1`)
    await caches.open(PAGE_CACHE)
  }
  await keep()
  await forgetAfterSession()
  expect(await caches.keys()).toEqual([`${SITE_CACHE}1`, PAGE_CACHE])

  document.cookie = 'session=7f1c9f56'
  await forgetAfterSession()
  await forgetAfterSession()
  expect(await caches.keys()).toContain(PAGE_CACHE)

  document.cookie = 'session=8f1c9f56'
  await forgetAfterSession()
  expect(await caches.keys(), 'in the session of another account').toEqual([`${SITE_CACHE}1`])
  await keep()
  await forgetAfterSession()
  expect(await caches.keys()).toContain(PAGE_CACHE)

  document.cookie = 'session=; Max-Age=0'
  await forgetAfterSession()
  expect(await caches.keys()).toEqual([`${SITE_CACHE}1`])
  await keep()
  await forgetAfterSession()
  expect(await caches.keys()).toContain(PAGE_CACHE)
})
