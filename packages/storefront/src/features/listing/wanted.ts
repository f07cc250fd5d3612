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

/** Name of the wanted-car form, and the place on the page where it stands. */
export const WANTED = 'wanted'

/** Details of a wanted car that are one of a vocabulary, with what may be chosen. */
export const WANTED_CHOICES = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
} as const

/** All details, as the listing's address names them, too. */
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

/** A car to look for (spec sections 3 and 5). Details are read like a listing's address: what makes no sense is no detail. */
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

/** What a listing's filters say of a wanted car: the first value of each group. */
export function wantedDetails(filters: CarFilters): WantedCarDetails {
  const details = DETAILS.flatMap((name) => {
    const filter = filters[name]
    const value = typeof filter === 'object' ? filter[0] : filter
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(details)
}
