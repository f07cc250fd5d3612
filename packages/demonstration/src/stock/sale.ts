import type { PriceChange } from '@otosafi/domain/car/car'
import type { SaleStatus } from '@otosafi/domain/car/vocabulary'
import type { Random } from '@otosafi/domain/random'

import { isoDateOf, isoInstantOf } from './calendar.ts'
import type { StockFact } from './facts/markets.ts'
import { roundPrice } from './price.ts'

/** Cars have been on offer for up to this many days. */
export const MAX_OFFER_DAYS = 120
const SHARES = { sold: 0.08, reserved: 0.05, lowered: 0.12 }

/** When a car came on offer and how far its sale is. */
export type Offer = {
  published: number
  publishedAt: string
  status: SaleStatus
  sold: number | null
  soldAt: string | null
}

/** An offer that began within the last 120 days before the day `today`. */
export function drawOffer(random: Random, today: number): Offer {
  const roll = random.next()
  const status = roll < SHARES.sold ? 'sold' : roll < SHARES.sold + SHARES.reserved ? 'reserved' : 'available'
  const published = today - random.int(status === 'sold' ? 12 : 1, MAX_OFFER_DAYS)
  const publishedAt = isoInstantOf(published, random.int(7 * 60, 19 * 60))
  const sold = status === 'sold' ? random.int(published + 3, today - 1) : null
  const soldAt = sold === null ? null : isoInstantOf(sold, random.int(8 * 60, 18 * 60))
  return { published, publishedAt, status, sold, soldAt }
}

/** The prices of a car, from the first to the present one. */
export type PriceCourse = { price: number; oldPrice: number | null; discount: number; priceHistory: PriceChange[] }

/** The course of a price that began at `first`; about one in eight was lowered, once or twice. */
export function drawPriceCourse(
  random: Random,
  stock: StockFact,
  first: number,
  offer: Offer,
  today: number,
): PriceCourse {
  const priceHistory = [{ date: isoDateOf(offer.published), price: first }]
  const end = offer.sold ?? today
  const cuts = end - offer.published >= 9 && random.chance(SHARES.lowered * 1.09) ? (random.chance(0.3) ? 2 : 1) : 0
  for (let cut = 0; cut < cuts; cut += 1) {
    const before = priceHistory.at(-1)?.price ?? first
    const price = roundPrice(before * (1 - random.between(0.025, 0.08)), stock)
    const span = (end - offer.published) / (cuts + 1)
    const day = offer.published + Math.floor(span * (cut + 1)) - random.int(0, 1)
    if (price < before) priceHistory.push({ date: isoDateOf(day), price })
  }
  const price = priceHistory.at(-1)?.price ?? first
  const lowered = price < first
  return { price, oldPrice: lowered ? first : null, discount: lowered ? first - price : 0, priceHistory }
}
