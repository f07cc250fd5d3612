import { create, type StoreApi, type UseBoundStore } from 'zustand'

/** A list that grows by appended pages (P-42). `key` identifies what is listed. */
export type PagedList<Item> = {
  key: string
  items: readonly Item[]
  /** The last page that was appended; 1 before any was. */
  page: number
  /** Appends a page without duplicates. Another key starts a new list. */
  append: (key: string, page: number, items: readonly Item[]) => void
  /** Empties the list and returns to page 1. */
  reset: () => void
}

/** One of the two building blocks of the client state groups (P-42). */
export function createPagedList<Item extends { id: string }>(): UseBoundStore<StoreApi<PagedList<Item>>> {
  return create<PagedList<Item>>()((set) => ({
    key: '',
    items: [],
    page: 1,
    append: (key, page, items) =>
      set((list) => ({ key, page, items: withoutDuplicates(list.key === key ? [...list.items, ...items] : items) })),
    reset: () => set({ key: '', items: [], page: 1 }),
  }))
}

/** The items in their order, each id once: the first one stays. */
function withoutDuplicates<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}
