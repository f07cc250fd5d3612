import type { Car, CarPhoto } from '@otosafi/domain/car/car'
import { conditionsOf } from '@otosafi/domain/car/condition'
import type { Feature } from '@otosafi/domain/car/vocabulary'
import { FACETS, type FacetWith, type Highlight, isSingle, type SingleFacet } from '@otosafi/domain/listing/vocabulary'
import type { IndexedCar } from '@otosafi/search/indexed-car'

/** What is kept in memory of every car: all that a card shows (spec section 3). Names of brand, model and city are kept apart. */
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
  /** A whole inspection exists: every point was looked at or does not apply. */
  certified: boolean
  /** Milliseconds since the epoch. */
  publishedAt: number
  /** The key photograph; null when there is none. */
  photo: Pick<CarPhoto, 'key' | 'width' | 'height' | 'placeholder' | 'view'> | null
  photoCount: number
}

/** Facets that a column holds and a card does not show. */
type IndexedFacet = Exclude<SingleFacet, FacetWith<'column', null> | keyof StoredCar>
const IS_ON_CARD: Readonly<Record<Exclude<SingleFacet, IndexedFacet>, true>> = {
  brand: true,
  model: true,
  bodyType: true,
  fuelType: true,
  transmission: true,
  color: true,
  modelYear: true,
  mileageRange: true,
  city: true,
}
export const INDEXED_FACETS: readonly IndexedFacet[] = FACETS.filter(
  (facet): facet is IndexedFacet => isSingle(facet) && !Object.hasOwn(IS_ON_CARD, facet),
)

/** What the index needs besides what a card shows. */
export type IndexFacts = {
  values: Readonly<Pick<Car, IndexedFacet>>
  features: Feature[]
  marketValue: number | null
  views: number
  hasFlawPhotos: boolean
}

/** The value of the `model` filter: brand and model in one slug. */
export function modelKey(car: Pick<Car, 'brand' | 'model'>): string {
  return `${car.brand}-${car.model}`
}

/** The car as the index takes it. */
export function indexedCarOf(car: StoredCar, facts: IndexFacts): IndexedCar {
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
    mileage,
    price,
    conditions: conditionsOf(car),
    city,
    ...facts.values,
    features: facts.features,
    highlights: highlightsOf(car, facts),
    status,
    publishedAt,
    dealScore: facts.marketValue === null ? Number.POSITIVE_INFINITY : price / facts.marketValue,
    views: facts.views,
  }
}

function highlightsOf({ price, oldPrice }: StoredCar, { hasFlawPhotos }: IndexFacts): Highlight[] {
  const highlights: Highlight[] = hasFlawPhotos ? ['flawPhotos'] : []
  if (oldPrice !== null && oldPrice > price) highlights.push('priceLowered')
  return highlights
}
