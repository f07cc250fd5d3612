import type { MileageEvidence } from './mileage.ts'
import type { SaleStatus } from './vocabulary.ts'

/** Featured cars that are shown at most. */
export const MAX_FEATURED = 12

/** The facts that decide whether a car is featured, and its rank. */
export type FeatureFacts = {
  id: string
  status: SaleStatus
  certified: boolean
  mileageEvidence: MileageEvidence
  price: number
  /** The market value that a deal is judged by; null where it is not known. */
  dealValue: number | null
  /** Milliseconds since the epoch. */
  publishedAt: number
}

/** The place of a featured car: its price as a share of the market value, then when it came. */
export type FeaturedPlace = Pick<FeatureFacts, 'id' | 'publishedAt'> & { share: number }

/**
 * The place of a car among the featured ones; null where it is none (P-21). Nobody sets it and nobody pays for it: the car is
 * certified, can be bought now, its mileage is sure, and it costs no more than its market value.
 */
export function featuredPlace(car: FeatureFacts): FeaturedPlace | null {
  const { id, status, certified, mileageEvidence, price, dealValue, publishedAt } = car
  if (status !== 'available' || !certified || mileageEvidence !== 'sure') return null
  return dealValue === null || price > dealValue ? null : { id, publishedAt, share: price / dealValue }
}

/** Negative where the place `a` is before `b`: what is furthest below the market comes first, then the newest. */
export function comparePlaces(a: FeaturedPlace, b: FeaturedPlace): number {
  return a.share - b.share || b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1)
}
