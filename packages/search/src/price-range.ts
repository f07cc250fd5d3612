import { hasBit } from './bits.ts'
import type { CarTable } from './car-table.ts'
import { PRICE_INDEX } from './scan.ts'
import type { Scan } from './scan.ts'
import type { PriceRange } from './search-query.ts'
import type { SortOrders } from './sort-orders.ts'

/** Below this share of all cars, reading each price is faster than searching the sorted prices for the lowest and highest. */
const FEW = 1 / 64

/** Lowest and highest price after a scan, the chosen bounds of the price left out; null when there is no car. */
export function priceRangeOf(table: CarTable, orders: SortOrders, scan: Scan): PriceRange | null {
  const { price } = table.numbers
  const { hits, total } = scan
  const outside = scan.misses.get(PRICE_INDEX)
  const isOf = (slot: number): boolean => hasBit(hits, slot) || (outside !== undefined && hasBit(outside, slot))
  if (total > table.slots.size * FEW) {
    const slots = orders.slots('priceAsc')
    let first = 0
    let last = slots.length - 1
    while (!isOf(slots[first] as number)) first++
    while (!isOf(slots[last] as number)) last--
    return { min: price[slots[first] as number] as number, max: price[slots[last] as number] as number }
  }
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const set of [hits, outside]) {
    if (set === undefined) continue
    for (const slot of table.workspace.list(set)) {
      const value = price[slot] as number
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return min > max ? null : { min, max }
}
