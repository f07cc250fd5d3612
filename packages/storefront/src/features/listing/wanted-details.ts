import type { WantedCarDetails } from '@otosafi/api-client/schema'
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'

/** Name of the wanted-car form, and its anchor on the page. */
export const WANTED = 'wanted'

/** Details of a wanted car whose values are a vocabulary. */
export const WANTED_CHOICES = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
} as const

/** All details of a wanted car, named like the listing's query parameters. */
export const WANTED_DETAILS = [
  'brand',
  'model',
  'bodyType',
  'fuelType',
  'transmission',
  'color',
  'condition',
  'city',
  'yearMin',
  'yearMax',
  'priceMax',
  'mileageMax',
] as const
export type WantedDetail = (typeof WANTED_DETAILS)[number]

/** The details of a wanted car from a listing's filters: the value of each group that has one; of several none is the wanted one. */
export function wantedDetails(filters: CarFilters): WantedCarDetails {
  const details = WANTED_DETAILS.flatMap((name) => {
    const values = [filters[name] ?? []].flat()
    return values.length === 1 ? [[name, values[0]]] : []
  })
  return Object.fromEntries(details)
}
