import { edition } from '#edition'
import type { WantedCarDetails } from '@otosafi/api-client/schema'
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { readListingQuery } from '@otosafi/domain/listing/query-string'
import { validateFullName } from '@otosafi/validators/full-name'
import { validatePhone } from '@otosafi/validators/phone'
import { validateWantedCar } from '@otosafi/validators/wanted-car'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the wanted-car form, and its anchor on the page. */
export const WANTED = 'wanted'

/** Details of a wanted car whose values are a vocabulary. */
export const WANTED_CHOICES = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
} as const

/** All details, named like the listing's query parameters. */
const DETAILS = [
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
type WantedDetail = (typeof DETAILS)[number]

/** The wanted-car form (P-15 and P-45). Details are parsed like a listing's query: invalid ones are dropped. */
export const WANTED_FORM: FormDefinition<'fullName' | 'phone' | WantedDetail> = {
  form: WANTED,
  fields: ['fullName', 'phone', ...DETAILS],
  check: (values) =>
    checkAll({
      fullName: validateFullName(values.fullName),
      phone: validatePhone(values.phone, edition.phone),
      brand: validateWantedCar(detailsOf(values)),
    }),
  send: (api, values, headers) =>
    api.POST('/wanted-cars', {
      params: { header: headers },
      body: { fullName: values.fullName, phone: values.phone, wanted: detailsOf(values), consent: true },
    }),
}

/** The details among a form's values. */
function detailsOf(values: Readonly<Record<string, string>>): WantedCarDetails {
  const typed = DETAILS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  return wantedDetails(readListingQuery(new URLSearchParams(typed)).filters)
}

/** The details of a wanted car from a listing's filters: the first value of each group. */
export function wantedDetails(filters: CarFilters): WantedCarDetails {
  const details = DETAILS.flatMap((name) => {
    const filter = filters[name]
    const value = typeof filter === 'object' ? filter[0] : filter
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(details)
}
