import { afterEach, expect, it, vi } from 'vitest'

import { withLock } from './with-lock.ts'

afterEach(() => vi.unstubAllGlobals())

it('one acts after the other under the same lock', async () => {
  const held: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      async request(lock: string, act: () => Promise<unknown>) {
        held.push(lock)
        return act()
      },
    },
  })
  expect([await withLock('photos', async () => held.length), held]).toEqual([1, ['photos']])
})

it('where a browser has no locks, each acts at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withLock('photos', async () => 'sent')).toBe('sent')
})
