import { randomUuid } from '@otosafi/domain/random-uuid'
import { markTabOpen, openTabs } from '@otosafi/unsent/open-tabs'
import { openUnsentStore, type UnsentStore } from '@otosafi/unsent/unsent-store'
import { withLock } from '@otosafi/unsent/with-lock'

import { type CarPhotoStore, unsentOf } from './car-photos.ts'
import type { PhotoView } from './photo-views.ts'

/** A photo, stored on the device until it is sent; `key` names it there, `tab` the tab that sends it. */
export type StoredPhoto = { key: string; tab: string; place: number; blob: Blob; view: PhotoView | null }

/** Name of the lock under which a tab takes over what others have left, and the prefix of that which it holds while it is open. */
const LOCK = 'sell-photos'

/** This tab, until its document is left for another one. */
const TAB = randomUuid()

const openPhotoStore = () => openUnsentStore<StoredPhoto>('sell-photos')

/**
 * Keeps photos on the device until they are uploaded, so that a closed tab loses none. Those of an earlier visit are restored and
 * sent, or deleted if `isWanted` is false; those that another open tab is sending are left to it. Where nothing can be stored, the
 * browser asks for confirmation before the page is left.
 */
export async function keepUnsent(
  photos: CarPhotoStore,
  isWanted: boolean,
  open = openPhotoStore,
  tab = TAB,
): Promise<void> {
  /** By the id of the photo in its form. */
  const kept = new Map<number, StoredPhoto>()
  const isNew = ({ id, place, blob }: ReturnType<typeof unsentOf>[number]) =>
    kept.get(id)?.place !== place || kept.get(id)?.blob !== blob

  async function follow(store: UnsentStore<StoredPhoto>): Promise<void> {
    const unsent = unsentOf(photos.store.getState())
    const ids = new Set(unsent.map(({ id }) => id))
    for (const [id, { key }] of kept) {
      if (ids.has(id)) continue
      kept.delete(id)
      await store.drop(key)
    }
    for (const { id, place, blob, view } of unsent.filter(isNew)) {
      const photo = { key: kept.get(id)?.key ?? randomUuid(), tab, place, blob, view }
      await store.put(photo)
      kept.set(id, photo)
    }
  }

  async function takeOver(store: UnsentStore<StoredPhoto>): Promise<void> {
    const others = await openTabs(LOCK)
    others.delete(tab)
    const left = (await store.read()).filter((photo) => !others.has(photo.tab)).sort((a, b) => a.place - b.place)
    const back = isWanted ? photos.restoreUnsent(left) : []
    for (const [index, photo] of left.entries()) {
      const id = back[index]
      if (id === undefined) {
        await store.drop(photo.key)
        continue
      }
      const own = { ...photo, tab }
      kept.set(id, own)
      await store.put(own)
    }
  }

  try {
    const store = await open()
    await withLock(LOCK, async () => {
      markTabOpen(LOCK, tab)
      await takeOver(store)
    })
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
