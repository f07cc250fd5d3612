import type { components } from '@otosafi/api-client/schema'
import { isCredible } from '@otosafi/domain/car/mileage'
import type { EditionId } from '@otosafi/editions/edition'
import type { IndexFilters } from '@otosafi/search/search-query'

import type { SearchService } from '../../catalogue/search-service.ts'
import { modelKey, type StoredCar } from '../../catalogue/stored-car.ts'

export type SimilarReason = components['schemas']['SimilarReason']

/** A reason for similarity: which cars have it, and how many of them are taken first. */
type Rule = { reason: SimilarReason; filters: IndexFilters; share: number }

const MAX_SIMILAR = 12
const CANDIDATES = 60

/** At most 12 available cars like `car`, best reasons first, each once (P-08). */
export async function findSimilarCars(
  search: Pick<SearchService, 'search' | 'cars'>,
  edition: EditionId,
  car: StoredCar,
): Promise<{ car: StoredCar; reason: SimilarReason }[]> {
  const found: { reason: SimilarReason; share: number; cars: StoredCar[] }[] = []
  for (const { reason, filters, share } of rulesFor(car)) {
    const { ids } = await search.search(edition, {
      filters,
      statuses: ['available'],
      sort: 'newest',
      limit: CANDIDATES,
      start: { page: 1 },
      withFacets: false,
    })
    const cars = await search.cars(edition, ids)
    // Fewer kilometres are claimed only where both cars' are credible.
    const alike =
      reason === 'lessMileage'
        ? cars.filter((each) => isCredible(car.mileageEvidence) && isCredible(each.mileageEvidence))
        : cars
    found.push({ reason, share, cars: alike.sort((a, b) => distance(car, a) - distance(car, b)) })
  }
  const chosen = new Map<string, { car: StoredCar; reason: SimilarReason }>()
  // A share of each reason first, so that a common model does not crowd out the others; then the rest.
  for (const rest of [false, true]) {
    for (const { reason, share, cars } of found) {
      const fresh = cars.filter(({ id }) => id !== car.id && !chosen.has(id))
      const room = Math.min(rest ? MAX_SIMILAR : share, MAX_SIMILAR - chosen.size)
      for (const each of fresh.slice(0, room)) chosen.set(each.id, { car: each, reason })
    }
  }
  const order = found.map(({ reason }) => reason)
  return [...chosen.values()].sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason))
}

function rulesFor(car: StoredCar): Rule[] {
  const { price, modelYear, mileage } = car
  const near = (low: number, high: number): IndexFilters => ({
    priceMin: Math.round(price * low),
    priceMax: Math.round(price * high),
  })
  const bodyType = [car.bodyType]
  return [
    { reason: 'sameModel', filters: { model: [modelKey(car)] }, share: 4 },
    { reason: 'sameBodyAndBudget', filters: { bodyType, ...near(0.85, 1.15) }, share: 3 },
    { reason: 'cheaper', filters: { bodyType, ...near(0.6, 0.9), yearMin: modelYear - 1 }, share: 2 },
    { reason: 'newer', filters: { bodyType, ...near(0.7, 1.25), yearMin: modelYear + 1 }, share: 2 },
    {
      reason: 'lessMileage',
      filters: { bodyType, ...near(0.7, 1.25), mileageMax: Math.floor(mileage * 0.7) },
      share: 2,
    },
    { reason: 'sameBrand', filters: { brand: [car.brand] }, share: 2 },
  ]
}

/** The distance between two cars: a year counts as much as a tenth of the price. */
function distance(a: StoredCar, b: StoredCar): number {
  return Math.abs(a.price - b.price) / a.price + Math.abs(a.modelYear - b.modelYear) / 10
}
