import type { CarTable } from './car-table.ts'
import { encodeCursor } from './cursor.ts'
import type { Scan } from './scan.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { compareSlots, compareTo, sortKey } from './sort-orders.ts'
import type { SortOrders } from './sort-orders.ts'

/** Below this share of the table, sorting the hits is faster than walking the whole order past all the others. */
const FEW = 1 / 64

/** The page of hits that `query` asks for, in its order, and the cursor of the next. */
export function takePage(
  table: CarTable,
  orders: SortOrders,
  scan: Scan,
  query: Pick<SearchQuery, 'sort' | 'limit' | 'start'>,
): Pick<SearchResult, 'ids' | 'nextCursor'> {
  const limit = query.limit >= 1 ? Math.min(Math.floor(query.limit), scan.hits.length) : 0
  const skip = 'page' in query.start && query.start.page > 1 ? (Math.floor(query.start.page) - 1) * limit : 0
  if (limit === 0 || skip >= scan.hits.length) return { ids: [], nextCursor: null }

  // One more than the page tells whether anything follows.
  const take = skip + limit + 1
  const found =
    scan.hits.length < table.slots.size * FEW ? sortHits(table, scan, query) : walk(orders, scan, query, take)
  const page = found.slice(skip, skip + limit)
  const last = page.at(-1)
  const more = found.length > skip + limit && last !== undefined
  return {
    ids: page.map((slot) => table.ids[slot] as string),
    nextCursor: more
      ? encodeCursor({ sort: query.sort, key: sortKey(table, query.sort, last), id: table.ids[last] as string })
      : null,
  }
}

function sortHits(table: CarTable, scan: Scan, { sort, start }: Pick<SearchQuery, 'sort' | 'start'>): number[] {
  const ahead =
    'after' in start
      ? scan.hits.filter((slot) => compareTo(table, sort, slot, start.after.key, start.after.id) > 0)
      : scan.hits
  return [...ahead].sort((a, b) => compareSlots(table, sort, a, b))
}

/** The first `take` hits in order. */
function walk(
  orders: SortOrders,
  { state }: Scan,
  { sort, start }: Pick<SearchQuery, 'sort' | 'start'>,
  take: number,
): number[] {
  const slots = orders.slots(sort)
  const found: number[] = []
  const first = 'after' in start ? orders.positionAfter(sort, start.after.key, start.after.id) : 0
  for (let at = first; at < slots.length; at++) {
    const slot = slots[at] as number
    if (state[slot] !== 0) continue
    found.push(slot)
    if (found.length === take) break
  }
  return found
}
