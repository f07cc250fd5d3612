import type { Sort } from '@otosafi/domain/listing/vocabulary'

import { type Bits, hasBit } from './bits.ts'
import type { CarTable } from './car-table.ts'
import { type Cursor, encodeCursor } from './cursor.ts'
import { idCodeOf, idOfCode } from './id-code.ts'
import type { Scan } from './scan.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { compareSlots, compareTo, sortKey } from './sort-orders.ts'
import type { SortOrders } from './sort-orders.ts'

/** How many steps along a sort order take as long as sorting one hit. */
const STEPS_A_HIT = 32

/** A position in a sort order: a key and the code of an id. */
type Place = { key: number; id: number }

/** The page of hits that `query` asks for, in its order, and the cursor of the next. */
export function takePage(
  table: CarTable,
  orders: SortOrders,
  scan: Scan,
  query: Pick<SearchQuery, 'sort' | 'limit' | 'start'>,
): Pick<SearchResult, 'ids' | 'nextCursor'> {
  const limit = query.limit >= 1 ? Math.min(Math.floor(query.limit), scan.total) : 0
  const skip = 'page' in query.start && query.start.page > 1 ? (Math.floor(query.start.page) - 1) * limit : 0
  if (limit === 0 || skip >= scan.total) return { ids: [], nextCursor: null }

  // One hit more than the page: whether there is a next page.
  const take = skip + limit + 1
  const steps = Math.min(1, take / scan.total) * table.slots.size
  const after = 'after' in query.start ? placeBehind(query.start.after) : null
  const found =
    scan.total * STEPS_A_HIT < steps
      ? sortHits(table, scan, query.sort, after, take)
      : walk(orders, scan.hits, query.sort, after, take)
  const page = found.slice(skip, skip + limit)
  const last = page.at(-1)
  const more = found.length > skip + limit && last !== undefined
  return {
    ids: page.map((slot) => idIn(table, slot)),
    nextCursor: more
      ? encodeCursor({ sort: query.sort, key: sortKey(table, query.sort, last), id: idIn(table, last) })
      : null,
  }
}

/** The first `take` hits in order, where hits are few: finds the key of the last of them, then sorts only those up to it. */
function sortHits(table: CarTable, scan: Scan, sort: Sort, after: Place | null, take: number): number[] {
  const hits = table.workspace.list(scan.hits)
  const ahead = after ? hits.filter((slot) => compareTo(table, sort, slot, after.key, after.id) > 0) : hits
  const keys = Float64Array.from(ahead, (slot) => sortKey(table, sort, slot))
  const last = take < keys.length ? keys.toSorted()[take - 1] : undefined
  const chosen = last === undefined ? ahead : ahead.filter((_, at) => (keys[at] as number) <= last)
  return [...chosen].sort((a, b) => compareSlots(table, sort, a, b))
}

/** The first `take` hits, by walking along the sort order. */
function walk(orders: SortOrders, hits: Bits, sort: Sort, after: Place | null, take: number): number[] {
  const slots = orders.slots(sort)
  const found: number[] = []
  const first = after ? orders.positionAfter(sort, after.key, after.id) : 0
  for (let at = first; at < slots.length; at++) {
    const slot = slots[at] as number
    if (!hasBit(hits, slot)) continue
    found.push(slot)
    if (found.length === take) break
  }
  return found
}

/** The position of a cursor. A malformed id sorts after everything. */
function placeBehind({ key, id }: Cursor): Place {
  return { key, id: idCodeOf(id) ?? Infinity }
}

function idIn({ ids }: CarTable, slot: number): string {
  return idOfCode(ids[slot] as number)
}
