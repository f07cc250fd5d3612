import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Picture } from '@otosafi/api-client/schema'
import { memoryStore } from '@otosafi/unsent/testing/memory-store'
import { eventually } from '@otosafi/vitest/eventually'

import { createUploadQueue } from '../../parts/uploads/upload-queue.ts'
import { createCarPhotos, photosOf } from './car-photos.ts'
import { keepUnsent, type StoredPhoto } from './unsent-photos.ts'

const target = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const pictureOf = (key: string): Picture => ({ key, width: 800, height: 600, placeholder: '#336699' })

/** A page with the photos of a form, on a line that is there or not. */
function openForm(isOnline: boolean) {
  const photos = createCarPhotos({
    shrink: async (file) => ({ blob: file }),
    openQueue: async () =>
      createUploadQueue<Picture>({
        pause: async () => undefined,
        async send(blob) {
          if (!isOnline) throw new Error('offline')
          return { ok: true, result: pictureOf(await blob.text()) }
        },
      }),
  })
  const shown = () => photosOf(photos.store.getState())
  return { photos, shown, states: () => shown().map(({ state }) => state) }
}

const files = (...names: string[]) => names.map((name) => new File([name], name))

it('that did not arrive come back on the next visit in their order, are sent, and are kept no longer', async () => {
  const { kept, open } = memoryStore<StoredPhoto>()
  const before = openForm(false)
  await keepUnsent(before.photos, true, open)
  before.photos.add(files('a', 'b', 'c'))
  await eventually(() => expect([before.states(), kept.size]).toEqual([['failed', 'failed', 'failed'], 3]))
  const [first] = before.shown()
  before.photos.move(first?.id ?? 0, 1)
  await eventually(() => expect(new Set([...kept.values()].map(({ place }) => place)).size).toBe(3))
  const { photos, shown, states } = openForm(true)
  await keepUnsent(photos, true, open)
  await eventually(() => expect([states(), kept.size]).toEqual([['sent', 'sent', 'sent'], 0]))
  expect(shown().map(({ stored }) => stored?.key)).toEqual(['b', 'a', 'c'])
})

it('stand between those that were sent, as they did', async () => {
  const { kept, open } = memoryStore<StoredPhoto>()
  kept.set('k', { key: 'k', tab: 't', place: 1, blob: new Blob(['b']), view: 'side' })
  const { photos, shown } = openForm(true)
  photos.restore(['a', 'c'].map((key) => ({ ...pictureOf(key), at: 5, view: 'rear' as const })))
  await keepUnsent(photos, true, open)
  await eventually(() => expect(shown().map(({ stored }) => stored?.key)).toEqual(['a', 'b', 'c']))
  expect(shown().map(({ view }) => view)).toEqual(['rear', 'side', 'rear'])
})

it('that are removed, or belong to another draft, are kept no longer', async () => {
  const { kept, open } = memoryStore<StoredPhoto>()
  const { photos, shown } = openForm(false)
  await keepUnsent(photos, true, open)
  photos.add(files('a', 'b'))
  await eventually(() => expect(kept.size).toBe(2))
  photos.remove(shown()[0]?.id ?? 0)
  await eventually(() => expect(kept.size).toBe(1))
  const other = openForm(true)
  await keepUnsent(other.photos, false, open)
  expect([other.shown(), kept.size]).toEqual([[], 0])
})

it('stay with the tab that sends them until it is closed', async () => {
  const held = new Set<string>()
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, act: () => Promise<unknown>) {
        held.add(name)
        await act()
        held.delete(name)
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  })
  const { kept, open } = memoryStore<StoredPhoto>()
  const first = openForm(false)
  await keepUnsent(first.photos, true, open, 'first')
  first.photos.add(files('a'))
  await eventually(() => expect([first.states(), kept.size]).toEqual([['failed'], 1]))
  for (const isWanted of [true, false]) {
    const second = openForm(true)
    await keepUnsent(second.photos, isWanted, open, 'second')
    expect([second.shown(), kept.size]).toEqual([[], 1])
  }
  held.clear()
  const later = openForm(true)
  await keepUnsent(later.photos, true, open, 'later')
  await eventually(() => expect([later.states(), kept.size]).toEqual([['sent'], 0]))
})

it('come back to the form where its tab has shown another page meanwhile', async () => {
  const names = ['sell-photos first']
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_: string, act: () => Promise<unknown>) => act(),
      query: async () => ({ held: names.map((name) => ({ name })) }),
    },
  })
  const { kept, open } = memoryStore<StoredPhoto>()
  kept.set('k', { key: 'k', tab: 'first', place: 0, blob: new Blob(['a']), view: null })
  const { photos, states } = openForm(true)
  await keepUnsent(photos, true, open, 'first')
  await eventually(() => expect([states(), kept.size]).toEqual([['sent'], 0]))
})

it.each([
  ['has no place for them', memoryStore<StoredPhoto>({ refuses: true }).open],
  ['refuses to keep anything', () => Promise.reject(new Error('denied'))],
])('are not left without a question where the device %s', async (_, open) => {
  const { photos, shown, states } = openForm(false)
  const isAsked = () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await keepUnsent(photos, true, open)
  expect(isAsked()).toBe(false)
  photos.add(files('a'))
  await eventually(() => expect([states(), isAsked()]).toEqual([['failed'], true]))
  photos.remove(shown()[0]?.id ?? 0)
  expect(isAsked()).toBe(false)
})
