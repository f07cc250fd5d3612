import { createStore, type StoreApi } from 'zustand'

/** A car's id in the contract: eight characters of Crockford base32. */
const CAR_ID = /^[0-9abcdefghjkmnpqrstvwxyz]{8}$/

/** Cars that a visitor's device remembers, newest first. */
export type IdList = {
  ids: readonly string[]
  /** Reads what the device holds. */
  read: () => void
  /** Puts other cars in the place of those that are there; what is said twice or beyond the list's length is left out. */
  replace: (ids: readonly string[]) => void
  /** Adds or removes a car and says whether it is there now: a list that keeps what it has takes no more when it is full. */
  toggle: (id: string) => boolean
}

/**
 * A list of cars in local storage under `key`, with `most` cars at most. One car more takes the place of the oldest;
 * with `keepsFirst` it is refused. Storage that is broken or refused makes the list live as long as the page. One of the
 * building blocks of the spec's client state groups (decision 29).
 */
export function createIdList(key: string, most: number, keepsFirst = false): StoreApi<IdList> {
  return createStore<IdList>()((set, get) => ({
    ids: [],
    read: () => set({ ids: stored(key, most) }),
    replace: (wanted) => {
      const ids = [...new Set(wanted)].slice(0, most)
      set({ ids })
      try {
        localStorage.setItem(key, JSON.stringify(ids))
      } catch {
        // Full or refused: the list lives as long as the page.
      }
    },
    toggle: (id) => {
      const { ids, replace } = get()
      if (ids.includes(id)) replace(ids.filter((each) => each !== id))
      else if (!keepsFirst || ids.length < most) replace([id, ...ids])
      return get().ids.includes(id)
    },
  }))
}

function stored(key: string, most: number): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? readIds(value.join(','), most) : []
  } catch {
    return []
  }
}

/** The first `most` car ids in a text that separates them by commas; what is no id, or said twice, is left out. */
export function readIds(text: string, most: number): string[] {
  return [...new Set(text.split(',').filter((id) => CAR_ID.test(id)))].slice(0, most)
}
