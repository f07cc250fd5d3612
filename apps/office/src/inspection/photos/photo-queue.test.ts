import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { memoryStore } from '@otosafi/unsent/testing/memory-store'
import type { UnsentStore } from '@otosafi/unsent/unsent-store'

import { createPhotoQueue } from './photo-queue.ts'
import type { QueuedPhoto, Refusal } from './photo-store.ts'
import type { Outcome } from './send-photo.ts'

const CAR = { edition: 'ma', id: '4k7q2pxa' } as const
const REFUSED: Refusal = { type: 'urn:x', title: 'x', status: 422, code: 'validation_failed', instance: '' }

const photoOf = (sizeMm: number, bytes = 1) => ({
  car: CAR,
  flaw: { section: 'body', point: 'roof', sizeMm } as const,
  blob: { size: bytes } as Blob,
})
const sizesOf = (photos: readonly QueuedPhoto[]) => photos.map(({ flaw }) => flaw.sizeMm)

/** A tab of a person on a device, on a line that can be cut. */
function tabOf(person: string, open: () => Promise<UnsentStore<QueuedPhoto>>, { isOnline = true } = {}) {
  const line = { isOnline, outcomes: [] as Outcome[], sent: [] as number[] }
  const queue = createPhotoQueue({
    person,
    open,
    isOnline: () => line.isOnline,
    async send({ flaw }) {
      const outcome = line.outcomes.shift() ?? 'sent'
      if (outcome === 'sent') line.sent.push(flaw.sizeMm)
      return outcome
    },
  })
  return { queue, line, shown: () => sizesOf(queue.read().photos) }
}

const stops: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

it('waits for a connection, is there again after a reload, and is sent in the order in which it was taken', async () => {
  const { kept, open } = memoryStore<QueuedPhoto>()
  const before = tabOf('thabo', open, { isOnline: false })
  const stop = before.queue.start()
  expect(await before.queue.add(photoOf(1))).toBe(null)
  vi.advanceTimersByTime(1)
  await before.queue.add(photoOf(2))
  expect([before.shown(), before.line.sent]).toEqual([[1, 2], []])
  stop()
  const after = tabOf('thabo', open, { isOnline: false })
  stops.push(after.queue.start())
  await vi.waitFor(() => expect(after.shown()).toEqual([1, 2]))
  after.line.isOnline = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect([after.line.sent, after.shown(), kept.size]).toEqual([[1, 2], [], 0]))
  expect(after.queue.read().sent).toBe(2)
})

it('is tried again after ever longer waits where the server is not reached', async () => {
  const { open } = memoryStore<QueuedPhoto>()
  const { queue, line, shown } = tabOf('thabo', open)
  line.outcomes = ['later', 'later']
  await queue.add(photoOf(1))
  stops.push(queue.start())
  const left: number[] = []
  for (const wait of [0, 1999, 1, 3999]) {
    await vi.advanceTimersByTimeAsync(wait)
    left.push(line.outcomes.length)
  }
  expect([left, line.sent]).toEqual([[1, 1, 0, 0], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([line.sent, shown()]).toEqual([[1], []])
})

it('says why it was refused, lets others pass, and is sent again or removed by hand', async () => {
  const { kept, open } = memoryStore<QueuedPhoto>()
  const { queue, line, shown } = tabOf('thabo', open, { isOnline: false })
  stops.push(queue.start())
  for (const size of [1, 2, 3]) {
    await queue.add(photoOf(size))
    vi.advanceTimersByTime(1)
  }
  Object.assign(line, { isOnline: true, outcomes: [REFUSED, 'noKeyPhoto'] })
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect([line.sent, shown()]).toEqual([[3], [1, 2]]))
  const [first, second] = queue.read().photos
  expect([first?.refusal, second?.refusal]).toEqual([REFUSED, 'noKeyPhoto'])
  await queue.remove(first?.key ?? '')
  if (second !== undefined) await queue.again(second)
  await vi.waitFor(() => expect([line.sent, kept.size]).toEqual([[3, 2], 0]))
})

it('is neither seen nor sent by anybody else, and is there for who took it', async () => {
  const { kept, open } = memoryStore<QueuedPhoto>()
  const mine = tabOf('thabo', open, { isOnline: false })
  await mine.queue.add(photoOf(1))
  const other = tabOf('awa', open)
  stops.push(other.queue.start())
  await other.queue.add(photoOf(2))
  await vi.waitFor(() => expect(other.line.sent).toEqual([2]))
  expect([other.shown(), kept.size]).toEqual([[], 1])
  const again = tabOf('thabo', open)
  stops.push(again.queue.start())
  await vi.waitFor(() => expect(again.line.sent).toEqual([1]))
})

it('is not sent any more once it was ended', async () => {
  const { open } = memoryStore<QueuedPhoto>()
  const { queue, line } = tabOf('thabo', open)
  line.outcomes = ['later']
  await queue.add(photoOf(1))
  const stop = queue.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(line.outcomes).toEqual([])
  stop()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(line.sent).toEqual([])
})

it('is sent as long as one of those that began has not ended', async () => {
  const { open } = memoryStore<QueuedPhoto>()
  const { queue, line } = tabOf('thabo', open, { isOnline: false })
  await queue.add(photoOf(1))
  const stop = queue.start()
  stops.push(queue.start())
  stop()
  await vi.advanceTimersByTimeAsync(0)
  line.isOnline = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(line.sent).toEqual([1]))
})

it('is one of forty photos and 100 MB at most', async () => {
  const { open } = memoryStore<QueuedPhoto>()
  const { queue } = tabOf('thabo', open, { isOnline: false })
  expect(await queue.add(photoOf(0, 99_999_999))).toBe(null)
  expect(await queue.add(photoOf(1, 2))).toBe('full')
  await queue.remove(queue.read().photos[0]?.key ?? '')
  for (let number = 0; number < 40; number += 1) expect(await queue.add(photoOf(number))).toBe(null)
  expect(await queue.add(photoOf(40))).toBe('full')
})

it.each([
  ['has no place for it', memoryStore<QueuedPhoto>({ refuses: true }).open],
  ['keeps nothing', () => Promise.reject(new Error('denied'))],
])('is not taken where the device %s', async (_, open) => {
  const { queue, line, shown } = tabOf('thabo', open)
  stops.push(queue.start())
  expect(await queue.add(photoOf(1))).toBe('denied')
  expect([shown(), line.sent]).toEqual([[], []])
})
