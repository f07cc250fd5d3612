import type { Car } from '@otosafi/domain/car/car'
import type { Condition, Feature, SaleStatus } from '@otosafi/domain/car/vocabulary'
import { mileageRangeOf } from '@otosafi/domain/car/vocabulary'
import type { ComputedNumber, RangedNumber } from '@otosafi/domain/listing/ranges'
import {
  type ComputedFacet,
  type Facet,
  type Highlight,
  isSingle,
  type SingleFacet,
} from '@otosafi/domain/listing/vocabulary'

/** The fields of a car in the search index. Everything else that a card shows is read elsewhere, by `id`. */
export type IndexedCar = Pick<Car, Exclude<SingleFacet, ComputedFacet> | Exclude<RangedNumber, ComputedNumber>> & {
  /** Unique within the edition; the tie-breaker of every sort order. 1 to 10 characters from 0 to 9 and a to z. */
  id: string
  /** Slug `brand-model`, unique on its own. */
  model: string
  /**
   * Kilometres; null where the odometer is contradicted: such a car is in no range, within no bounds, and last by mileage
   * (P-15).
   */
  mileage: number | null
  /** The price together with what the repair of its defects is estimated at (P-60), whole units. */
  priceWithRepairs: number
  /** All of the seven values that hold (P-14). */
  conditions: readonly Condition[]
  features: readonly Feature[]
  highlights: readonly Highlight[]
  status: SaleStatus
  /** Milliseconds since the epoch. */
  publishedAt: number
  /** Price divided by market value; `Infinity` when the market value is not known. */
  dealScore: number
  /** Views so far. */
  views: number
}

/** The facts that hold the values of a facet of which a car may have several. */
const LISTS = { condition: 'conditions', feature: 'features', highlight: 'highlights' } as const satisfies Record<
  Exclude<Facet, SingleFacet>,
  keyof IndexedCar
>

/** The values of a facet that a car has, as a filter writes them. */
export function valuesOf(car: IndexedCar, facet: Facet): readonly string[] {
  if (!isSingle(facet)) return car[LISTS[facet]]
  const value: string | number | null = facet === 'mileageRange' ? rangeOf(car.mileage) : car[facet]
  return value === null ? [] : [String(value)]
}

function rangeOf(mileage: number | null): number | null {
  return mileage === null ? null : mileageRangeOf(mileage)
}
