import { modelYearChoices } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { FACETS, type Facet, isAdditive, OLDER } from '@otosafi/domain/listing/vocabulary'
import type { IndexedCar } from '@otosafi/search/indexed-car'
import { accepts, valuesOf as indexedValuesOf } from '@otosafi/search/testing/brute-force'

import { TODAY } from './cars.ts'

/** The years to choose from on the day of the tests. */
const YEARS = modelYearChoices(Number(TODAY.slice(0, 4)))

/** The values that a car has in a group of the listing, where years are years to choose from or older ones. */
function valuesOf(car: IndexedCar, facet: Facet): readonly string[] {
  const values = indexedValuesOf(car, facet)
  return facet === 'modelYear' && !YEARS.includes(car.modelYear) ? [...values, OLDER] : values
}

/** Whether a car fulfils all filters but those of `except`. */
export function fulfils(car: IndexedCar, filters: CarFilters, except: Facet | null): boolean {
  const { [except ?? 'q']: _, ...others } = filters
  return accepts(car, others, valuesOf)
}

/** The counts of every group, counted car by car; options without a car are left out, and older years that are not chosen. */
export function countByHand(cars: readonly IndexedCar[], filters: CarFilters): Record<Facet, Record<string, number>> {
  return Object.fromEntries(
    FACETS.map((facet) => {
      const counts: Record<string, number> = {}
      for (const car of cars) {
        if (!fulfils(car, filters, isAdditive(facet) ? null : facet)) continue
        for (const value of valuesOf(car, facet).filter((each) => isOffered(facet, each, filters)))
          counts[value] = (counts[value] ?? 0) + 1
      }
      return [facet, counts]
    }),
  ) as Record<Facet, Record<string, number>>
}

function isOffered(facet: Facet, value: string, filters: CarFilters): boolean {
  return facet !== 'modelYear' || value === OLDER || YEARS.includes(Number(value)) || !!filters[facet]?.includes(value)
}
