import { newKey } from '@otosafi/domain/new-key'

import { type CarPhotoStore, unsentOf } from './car-photos.ts'
import type { PhotoView } from './photo-views.ts'

/** A photo as the device keeps it until it is sent; `key` names it there. */
export type KeptPhoto = { key: string; place: number; blob: Blob; view: PhotoView | null }

/** Where photos are kept. Each act rejects where the device refuses it. */
export type Shelf = {
  read: () => Promise<KeptPhoto[]>
  put: (photo: KeptPhoto) => Promise<unknown>
  drop: (key: string) => Promise<unknown>
}

/**
 * Keeps the photos that have not arrived on the device, so that a closed tab loses none. What a visit before has left
 * comes back and is sent, or goes where `isWanted` is false. Where the device keeps nothing, the browser asks before such
 * photos are left.
 */
export async function keepUnsent(photos: CarPhotoStore, isWanted: boolean, open = openShelf): Promise<void> {
  /** By the id of the photo in its form. */
  const kept = new Map<number, KeptPhoto>()
  const isNew = ({ id, place, blob }: ReturnType<typeof unsentOf>[number]) =>
    kept.get(id)?.place !== place || kept.get(id)?.blob !== blob

  async function follow(shelf: Shelf): Promise<void> {
    const unsent = unsentOf(photos.store.getState())
    const ids = new Set(unsent.map(({ id }) => id))
    for (const [id, { key }] of kept) {
      if (ids.has(id)) continue
      kept.delete(id)
      await shelf.drop(key)
    }
    for (const { id, place, blob, view } of unsent.filter(isNew)) {
      const photo = { key: kept.get(id)?.key ?? newKey(), place, blob, view }
      await shelf.put(photo)
      kept.set(id, photo)
    }
  }

  try {
    const shelf = await open()
    const left = (await shelf.read()).sort((a, b) => a.place - b.place)
    const back = isWanted ? photos.restoreUnsent(left) : []
    back.forEach((id, index) => {
      const photo = left[index]
      if (photo !== undefined) kept.set(id, photo)
    })
    for (const { key } of left.slice(back.length)) await shelf.drop(key)
    let line = follow(shelf)
    const stop = photos.store.subscribe((now, before) => {
      if (now.photos !== before.photos) line = line.then(() => follow(shelf)).catch(giveUp)
    })
    const giveUp = (): void => {
      stop()
      askBeforeLeaving(photos)
    }
    await line
  } catch {
    askBeforeLeaving(photos)
  }
}

function askBeforeLeaving({ store }: CarPhotoStore): void {
  addEventListener('beforeunload', (event) => {
    if (unsentOf(store.getState()).length > 0) event.preventDefault()
  })
}

const DATABASE = 'sell-photos'
const TABLE = 'unsent'

function openShelf(): Promise<Shelf> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(TABLE, { keyPath: 'key' }))
    opening.addEventListener('success', () => resolve(shelfOf(opening.result)))
    opening.addEventListener('error', () => reject(new Error('Nothing can be kept here')))
  })
}

function shelfOf(database: IDBDatabase): Shelf {
  const table = (mode: IDBTransactionMode) => database.transaction(TABLE, mode).objectStore(TABLE)
  return {
    read: () => answerTo<KeptPhoto[]>(table('readonly').getAll()),
    put: (photo) => answerTo(table('readwrite').put(photo)),
    drop: (key) => answerTo(table('readwrite').delete(key)),
  }
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('The device does not keep this')))
  })
}
