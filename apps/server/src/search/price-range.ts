import type { CarTable } from './car-table.ts'
import { FAILS, PRICE_PLACE } from './scan.ts'
import type { Scan } from './scan.ts'
import type { PriceRange } from './search-query.ts'
import type { SortOrders } from './sort-orders.ts'

/** With fewer hits than this share of all cars, looking at each is faster than looking for the ends among all. */
const FEW = 1 / 64

/** Lowest and highest price after a scan, the chosen bounds of the price left out; null when there is no car. */
export function priceRangeOf(table: CarTable, orders: SortOrders, scan: Scan): PriceRange | null {
  const { price } = table.numbers
  const { hits, misses, state, chosen } = scan
  const own = chosen.includes(PRICE_PLACE) ? FAILS + PRICE_PLACE : 0
  if (hits.length > table.slots.size * FEW) {
    const slots = orders.slots('priceAsc')
    let first = 0
    let last = slots.length - 1
    while (!isOf(state[slots[first] as number], own)) first++
    while (!isOf(state[slots[last] as number], own)) last--
    return { min: price[slots[first] as number] as number, max: price[slots[last] as number] as number }
  }
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const slots of [hits, misses]) {
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      if (!isOf(state[slot], own)) continue
      const value = price[slot] as number
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return min > max ? null : { min, max }
}

/** Whether a car matches, or fails by the price's bounds alone. */
function isOf(fared: number | undefined, own: number): boolean {
  return fared === 0 || fared === own
}
