import { mileageRangeOf, modelYearChoices } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { FACETS, type Facet, isAdditive, OLDER } from '@otosafi/domain/listing/vocabulary'
import type { IndexedCar } from '@otosafi/search/indexed-car'

import { TODAY } from './cars.ts'

/** The years to choose from on the day of the tests. */
const YEARS = modelYearChoices(Number(TODAY.slice(0, 4)))

/** The values that a car has in a group. */
export function valuesOf(car: IndexedCar, facet: Facet): readonly string[] {
  if (facet === 'condition') return car.conditions
  if (facet === 'feature') return car.features
  if (facet === 'highlight') return car.highlights
  if (facet === 'modelYear') return [String(car.modelYear), ...(YEARS.includes(car.modelYear) ? [] : [OLDER])]
  if (facet === 'mileageRange') return car.mileage === null ? [] : [String(mileageRangeOf(car.mileage))]
  const value: string | number | null = car[facet]
  return value === null ? [] : [String(value)]
}

/** Whether a car fulfils all filters but those of `except`, said as plainly as can be. */
export function fulfils(car: IndexedCar, filters: CarFilters, except: Facet | null): boolean {
  for (const facet of FACETS) {
    const wanted = filters[facet] ?? []
    if (wanted.length === 0 || facet === except) continue
    const own = valuesOf(car, facet)
    const fits = (value: string): boolean => own.includes(value)
    if (isAdditive(facet) ? !wanted.every(fits) : !wanted.some(fits)) return false
  }
  const { priceMin = 0, priceMax = Infinity, yearMin = 0, yearMax = Infinity, mileageMin, mileageMax } = filters
  const isBounded = mileageMin !== undefined || mileageMax !== undefined
  return (
    car.price >= priceMin &&
    car.price <= priceMax &&
    car.modelYear >= yearMin &&
    car.modelYear <= yearMax &&
    (car.mileage === null ? !isBounded : car.mileage >= (mileageMin ?? 0) && car.mileage <= (mileageMax ?? Infinity))
  )
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
