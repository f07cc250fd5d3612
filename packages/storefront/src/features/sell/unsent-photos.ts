import { newKey } from '@otosafi/domain/new-key'
import { openUnsentStore, type UnsentStore } from '@otosafi/unsent/unsent-store'

import { type CarPhotoStore, unsentOf } from './car-photos.ts'
import type { PhotoView } from './photo-views.ts'

/** A photo as the device keeps it until it is sent; `key` names it there. */
export type KeptPhoto = { key: string; place: number; blob: Blob; view: PhotoView | null }

const openPhotoStore = () => openUnsentStore<KeptPhoto>('sell-photos')

/**
 * Keeps the photos that have not arrived on the device, so that a closed tab loses none. What a visit before has left
 * comes back and is sent, or goes where `isWanted` is false. Where the device keeps nothing, the browser asks before such
 * photos are left.
 */
export async function keepUnsent(photos: CarPhotoStore, isWanted: boolean, open = openPhotoStore): Promise<void> {
  /** By the id of the photo in its form. */
  const kept = new Map<number, KeptPhoto>()
  const isNew = ({ id, place, blob }: ReturnType<typeof unsentOf>[number]) =>
    kept.get(id)?.place !== place || kept.get(id)?.blob !== blob

  async function follow(store: UnsentStore<KeptPhoto>): Promise<void> {
    const unsent = unsentOf(photos.store.getState())
    const ids = new Set(unsent.map(({ id }) => id))
    for (const [id, { key }] of kept) {
      if (ids.has(id)) continue
      kept.delete(id)
      await store.drop(key)
    }
    for (const { id, place, blob, view } of unsent.filter(isNew)) {
      const photo = { key: kept.get(id)?.key ?? newKey(), place, blob, view }
      await store.put(photo)
      kept.set(id, photo)
    }
  }

  try {
    const store = await open()
    const left = (await store.read()).sort((a, b) => a.place - b.place)
    const back = isWanted ? photos.restoreUnsent(left) : []
    back.forEach((id, index) => {
      const photo = left[index]
      if (photo !== undefined) kept.set(id, photo)
    })
    for (const { key } of left.slice(back.length)) await store.drop(key)
    let line = follow(store)
    const stop = photos.store.subscribe((now, before) => {
      if (now.photos !== before.photos) line = line.then(() => follow(store)).catch(giveUp)
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
