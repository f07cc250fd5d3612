import { create } from 'zustand'

/** As many favourites as one request to the API may name. */
export const MOST_FAVOURITES = 50

const KEY = 'favourites'
const CAR_ID = /^[a-z0-9]{8}$/

/** The cars that a visitor keeps on this device, newest first (spec section 3, wish list). */
export type Favourites = {
  ids: readonly string[]
  /** Reads what the device holds: once at start, and when another tab has changed it. */
  read: () => void
  /** Adds or removes a car and says whether it is there now. */
  toggle: (id: string) => boolean
}

/** Favourites live in local storage until there is an account; storage that is refused keeps them for this page's life. */
export const useFavourites = create<Favourites>()((set, get) => ({
  ids: [],
  read: () => set({ ids: stored() }),
  toggle: (id) => {
    const isThere = get().ids.includes(id)
    const others = get().ids.filter((each) => each !== id)
    const ids = isThere ? others : [id, ...others].slice(0, MOST_FAVOURITES)
    set({ ids })
    try {
      localStorage.setItem(KEY, JSON.stringify(ids))
    } catch {
      // Full or refused: the list lives as long as the page.
    }
    return !isThere
  },
}))

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? readFavouriteIds(value.join(',')) : []
  } catch {
    return []
  }
}

/** The car ids in a text that separates them by commas; what is no id, or said twice, is left out. */
export function readFavouriteIds(text: string): string[] {
  return [...new Set(text.split(',').filter((id) => CAR_ID.test(id)))].slice(0, MOST_FAVOURITES)
}
