import { createStore, type StoreApi } from 'zustand'

/** A car's id in the contract: eight characters of Crockford base32. */
const CAR_ID = /^[0-9abcdefghjkmnpqrstvwxyz]{8}$/

/** Cars in the device's local storage, newest first. */
export type IdList = {
  ids: readonly string[]
  /** Reads local storage. */
  read: () => void
  /** Replaces the list; duplicates and cars beyond its length are dropped. */
  replace: (ids: readonly string[]) => void
  /** Adds or removes a car; returns whether it is in the list now, which a full list with `keepsFirst` refuses. */
  toggle: (id: string) => boolean
}

/** Where a list is stored: under `key`, with `most` cars at most. Read anew each time: a list may have several places. */
export type ListPlace = { readonly key: string; readonly most: number }

/**
 * A list of cars in local storage. One car more than there is room for takes the place of the oldest; with `keepsFirst` it
 * is refused. Where storage is broken or refused, the list stays in memory. For what the device keeps, which no request
 * answers (P-42).
 */
export function createIdList(place: ListPlace, keepsFirst = false): StoreApi<IdList> {
  return createStore<IdList>()((set, get) => ({
    ids: [],
    read: () => {
      let ids: readonly string[] = []
      try {
        ids = readIds(String(JSON.parse(localStorage.getItem(place.key) ?? '[]')), place.most)
      } catch {
        // Storage broken or refused: there are none.
      }
      set({ ids })
    },
    replace: (wanted) => {
      const ids = [...new Set(wanted)].slice(0, place.most)
      set({ ids })
      try {
        localStorage.setItem(place.key, JSON.stringify(ids))
      } catch {
        // Storage full or refused: the list stays in memory.
      }
    },
    toggle: (id) => {
      const { ids, replace } = get()
      if (ids.includes(id)) replace(ids.filter((each) => each !== id))
      else if (!keepsFirst || ids.length < place.most) replace([id, ...ids])
      return get().ids.includes(id)
    },
  }))
}

/** The first `most` car ids in a comma-separated text; malformed ids and duplicates are dropped. */
export function readIds(text: string, most: number): string[] {
  return [...new Set(text.split(',').filter((id) => CAR_ID.test(id)))].slice(0, most)
}
