import type { Car, CarPhoto } from '@otosafi/domain/car/car'
import { conditionsOf } from '@otosafi/domain/car/condition'
import type { MileageEvidence } from '@otosafi/domain/car/mileage'
import type { Feature } from '@otosafi/domain/car/vocabulary'
import { RANGE_PAIRS, type RangedNumber } from '@otosafi/domain/listing/ranges'
import {
  type ComputedFacet,
  FACET_STORES,
  FACETS,
  type Highlight,
  isSingle,
  type SingleFacet,
} from '@otosafi/domain/listing/vocabulary'
import type { IndexedCar } from '@otosafi/search/indexed-car'

/** The data of every car that are kept in memory: those of a card (P-12). Names of brand, model and city are kept once. */
export type StoredCar = Pick<
  Car,
  | 'id'
  | 'brand'
  | 'model'
  | 'trim'
  | 'modelYear'
  | 'price'
  | 'oldPrice'
  | 'mileage'
  | 'fuelType'
  | 'transmission'
  | 'bodyType'
  | 'color'
  | 'city'
  | 'isNew'
  | 'origin'
  | 'grade'
  | 'status'
> & {
  mileageEvidence: MileageEvidence
  /** The last day on which the car is certified, as ISO date; null where it is not, whatever the day (P-21). */
  certifiedUntil: string | null
  /** Milliseconds since the epoch. */
  publishedAt: number
  /** When its page changed last, in milliseconds since the epoch. */
  changedAt: number
  /** The key photograph; null when there is none. */
  photo: Pick<CarPhoto, 'key' | 'width' | 'height' | 'placeholder' | 'view'> | null
  photoCount: number
}

/** Facets and numbers with bounds that are columns but not on a card. */
type IndexedFact = Exclude<SingleFacet | RangedNumber, ComputedFacet | keyof StoredCar>
const IS_ON_CARD: Readonly<Record<Exclude<SingleFacet | RangedNumber, IndexedFact>, true>> = {
  brand: true,
  model: true,
  bodyType: true,
  fuelType: true,
  transmission: true,
  color: true,
  modelYear: true,
  mileageRange: true,
  mileage: true,
  price: true,
  city: true,
}
/** Their columns, by name. */
export const INDEXED_COLUMNS = Object.fromEntries(
  [
    ...FACETS.filter(isSingle).map((facet) => [facet, FACET_STORES[facet].column] as const),
    ...RANGE_PAIRS.map(({ of, column }) => [of, column] as const),
  ].filter(([name]) => !Object.hasOwn(IS_ON_CARD, name)),
) as Readonly<Record<IndexedFact, string>>

/** Data that the index needs in addition to those of a card. */
export type IndexFacts = {
  values: Readonly<Pick<Car, IndexedFact>>
  features: Feature[]
  /** The market value that a deal is judged by. */
  dealValue: number | null
  /** The repair estimate of its defects, whole units; 0 where nothing is estimated (P-60). */
  repairs: number
  views: number
  hasFlawPhotos: boolean
}

/** The value of the `model` filter: brand and model in one slug. */
export function modelKey(car: Pick<Car, 'brand' | 'model'>): string {
  return `${car.brand}-${car.model}`
}

/** Whether a car is certified on the day `today` of its edition, an ISO date. */
export function isCertified({ certifiedUntil }: Pick<StoredCar, 'certifiedUntil'>, today: string): boolean {
  return certifiedUntil !== null && today <= certifiedUntil
}

/** Converts a car for the index, as it is on the day `today` of its edition, an ISO date. */
export function indexedCarOf(car: StoredCar, facts: IndexFacts, today: string): IndexedCar {
  const { id, brand, bodyType, fuelType, transmission, color, modelYear, mileage, price, city, status, publishedAt } =
    car
  return {
    id,
    brand,
    model: modelKey(car),
    bodyType,
    fuelType,
    transmission,
    color,
    modelYear,
    mileage: car.mileageEvidence === 'contradicted' ? null : mileage,
    price,
    priceWithRepairs: price + facts.repairs,
    conditions: conditionsOf(car),
    city,
    ...facts.values,
    features: facts.features,
    highlights: highlightsOf(car, facts, today),
    status,
    publishedAt,
    dealScore: facts.dealValue === null ? Number.POSITIVE_INFINITY : price / facts.dealValue,
    views: facts.views,
  }
}

function highlightsOf(car: StoredCar, { hasFlawPhotos }: IndexFacts, today: string): Highlight[] {
  const { price, oldPrice } = car
  const highlights: Highlight[] = isCertified(car, today) ? ['certified'] : []
  if (hasFlawPhotos) highlights.push('flawPhotos')
  if (oldPrice !== null && oldPrice > price) highlights.push('priceLowered')
  return highlights
}
