import { randomUuid } from '@otosafi/domain/random-uuid'
import { backoffDelay } from '@otosafi/unsent/backoff-delay'
import type { UnsentStore } from '@otosafi/unsent/unsent-store'
import { withLock } from '@otosafi/unsent/with-lock'

import { openPhotoStore, type QueuedPhoto } from './photo-store.ts'
import { type Outcome, sendPhoto } from './send-photo.ts'

/** The most photos that wait on a device, and their most bytes, of all people together. */
const MAX_PHOTOS = 40
const MAX_BYTES = 100_000_000
/** Waits between tries, milliseconds: the connection may be back without an `online` event. */
const WAITS_MS = { first: 2000, longest: 60_000 }
/** Name of the lock under which one tab sends, so that no photo is sent by two. */
const LOCK = 'inspection-photos'

/** Why a photo could not be stored: the device is full, or refuses storage. */
type StoreFailure = 'full' | 'denied'

/**
 * The state of the queue: waiting photos in the order in which they were taken, the key of the one that is being sent,
 * and how many were sent so far.
 */
type Waiting = { photos: readonly QueuedPhoto[]; sending: string | null; sent: number }

type PhotoQueue = ReturnType<typeof createPhotoQueue>

/** The photos of one person that wait for a connection. They are kept by the device, and sent one after the other. */
export function createPhotoQueue({
  person,
  open = openPhotoStore,
  send = sendPhoto,
  isOnline = () => navigator.onLine,
}: {
  person: string
  open?: () => Promise<UnsentStore<QueuedPhoto>>
  send?: (photo: QueuedPhoto) => Promise<Outcome>
  isOnline?: () => boolean
}) {
  const listeners = new Set<() => void>()
  let waiting: Waiting = { photos: [], sending: null, sent: 0 }
  let store: Promise<UnsentStore<QueuedPhoto>> | undefined
  /** How many have begun to send and not ended it. */
  let runs = 0
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let sendingAll: Promise<void> | null = null

  /** A device that has refused once is asked again. */
  function opened(): Promise<UnsentStore<QueuedPhoto>> {
    store ??= open().catch((cause: unknown) => {
      store = undefined
      throw cause
    })
    return store
  }

  function set(changed: Partial<Waiting>): void {
    waiting = { ...waiting, ...changed }
    for (const listener of listeners) listener()
  }

  /** All photos on the device, also of other people. */
  async function load(): Promise<QueuedPhoto[]> {
    const kept = await (await opened()).read()
    set({ photos: kept.filter((photo) => photo.person === person).toSorted((a, b) => a.at - b.at) })
    return kept
  }

  async function put(photo: QueuedPhoto): Promise<void> {
    await (await opened()).put(photo)
    await load()
  }

  async function drop(key: string): Promise<void> {
    await (await opened()).drop(key)
    await load()
  }

  /** Sends the first photo that was not refused. Resolves to whether another one may follow at once. */
  async function sendNext(): Promise<boolean> {
    const next = waiting.photos.find(({ refusal }) => refusal === null)
    if (next === undefined || runs === 0 || !isOnline()) return false
    set({ sending: next.key })
    try {
      const outcome = await send(next)
      if (outcome === 'later') {
        waitLonger()
        return false
      }
      tries = 0
      if (outcome === 'sent') {
        await drop(next.key)
        set({ sent: waiting.sent + 1 })
      } else await put({ ...next, refusal: outcome })
      return true
    } finally {
      set({ sending: null })
    }
  }

  function waitLonger(): void {
    clearTimeout(timer)
    if (runs > 0) timer = setTimeout(() => void sendAll(), backoffDelay(tries, WAITS_MS))
    tries += 1
  }

  /** Flushes the queue; stops where a photo is to be tried later. */
  function sendAll(): Promise<void> {
    clearTimeout(timer)
    sendingAll ??= withLock(LOCK, async () => {
      await load()
      let hasMore = true
      while (hasMore) hasMore = await sendNext()
    })
      // A photo that the device's storage does not return now is tried again with the next photo or connection.
      .catch(() => undefined)
      .finally(() => {
        sendingAll = null
      })
    return sendingAll
  }

  return {
    read: () => waiting,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Begins to send, now and with every connection; the returned function ends it, once all that began have. */
    start(): () => void {
      runs += 1
      addEventListener('online', retry)
      void sendAll()
      return () => {
        runs -= 1
        if (runs > 0) return
        removeEventListener('online', retry)
        clearTimeout(timer)
      }
    },
    /** Resolves to why a photo is not kept; null where it is, and will be sent. */
    async add(photo: Pick<QueuedPhoto, 'car' | 'flaw' | 'blob'>): Promise<StoreFailure | null> {
      try {
        const kept = await load()
        const bytes = kept.reduce((sum, { blob }) => sum + blob.size, photo.blob.size)
        if (kept.length >= MAX_PHOTOS || bytes > MAX_BYTES) return 'full'
        await put({ ...photo, key: randomUuid(), person, at: Date.now(), refusal: null })
      } catch {
        return 'denied'
      }
      retry()
      return null
    },
    /** Sends a photo once more that was refused. */
    async again(photo: QueuedPhoto): Promise<void> {
      await put({ ...photo, refusal: null })
      retry()
    },
    remove: drop,
  }

  function retry(): void {
    tries = 0
    // A run that is under way does not see later photos.
    void (sendingAll ?? Promise.resolve()).then(sendAll)
  }
}

let current: { person: string; queue: PhotoQueue } | undefined

/** The queue of a person on this device. */
export function photoQueueOf(person: string): PhotoQueue {
  if (current?.person !== person) current = { person, queue: createPhotoQueue({ person }) }
  return current.queue
}
