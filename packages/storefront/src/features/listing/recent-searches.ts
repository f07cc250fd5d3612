import { create } from 'zustand'

const KEY = 'searches'
const MAX_SEARCHES = 5

/** A search that led to a car: the query of its address, and its filters in words. */
export type RecentSearch = { query: string; words: string }

/** The searches of this device that led to a car, newest first. */
type RecentSearches = {
  searches: readonly RecentSearch[]
  /** Reads local storage. */
  read: () => void
  remember: (search: RecentSearch) => void
  clear: () => void
}

/** Recent searches in local storage; where that is refused, in memory. */
export const useRecentSearches = create<RecentSearches>()((set, get) => ({
  searches: [],
  read: () => set({ searches: stored() }),
  remember: (search) => {
    const others = stored().filter(({ query }) => query !== search.query)
    keep([search, ...others].slice(0, MAX_SEARCHES), set)
  },
  clear: () => {
    if (get().searches.length > 0) keep([], set)
  },
}))

function keep(searches: readonly RecentSearch[], set: (state: Pick<RecentSearches, 'searches'>) => void): void {
  set({ searches })
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage full or refused: the list stays in memory.
  }
}

function stored(): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const { query, words } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>
  return typeof query === 'string' && query !== '' && typeof words === 'string' && words !== ''
}
