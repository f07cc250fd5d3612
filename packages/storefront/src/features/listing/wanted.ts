import { edition } from '#edition'
import type { WantedCarDetails } from '@otosafi/api-client/schema'
import type { IgnoredParameter, ListingQuery } from '@otosafi/domain/listing/filters'
import { boundsOf, isRangeFilter, RANGE_KIND_OF } from '@otosafi/domain/listing/ranges'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { validateFullName } from '@otosafi/validators/full-name'
import { validatePhone } from '@otosafi/validators/phone'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'
import { validateWantedCar } from '@otosafi/validators/wanted-car'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { CALL_CHOICES, callChoices, checkCall } from '../../forms/call-choices.ts'
import { checkAll } from '../../forms/check-all.ts'
import { WANTED, WANTED_DETAILS, type WantedDetail, wantedDetails } from './wanted-details.ts'

/** The wanted-car form (P-15 and P-45). Details are read like a listing's query. */
export const WANTED_FORM: FormDefinition<'fullName' | 'phone' | (typeof CALL_CHOICES)[number] | WantedDetail> = {
  form: WANTED,
  fields: ['fullName', 'phone', ...CALL_CHOICES, ...WANTED_DETAILS],
  check: (values) =>
    checkAll({
      fullName: validateFullName(values.fullName),
      phone: validatePhone(values.phone, edition.phone),
      ...checkCall(values),
      brand: validateWantedCar(typedDetails(values)),
      ...unreadDetails(values),
    }),
  send: (api, values, headers) =>
    api.POST('/wanted-cars', {
      params: { header: headers },
      body: {
        fullName: values.fullName,
        phone: values.phone,
        ...callChoices(values),
        wanted: detailsOf(values),
        consent: true,
      },
    }),
}

type Values = Readonly<Record<string, string>>

/** The details among a form's values, as they were typed. */
function typedDetails(values: Values): Record<string, string> {
  return Object.fromEntries(WANTED_DETAILS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

function readDetails(values: Values): ListingQuery {
  return readListingQuery(new URLSearchParams(typedDetails(values)), edition.currency)
}

/** The details among a form's values. The model comes from the search, and is none of another brand that was chosen since. */
function detailsOf(values: Values): WantedCarDetails {
  const { model, ...details } = wantedDetails(readDetails(values).filters)
  const isOfBrand = details.brand === undefined || model?.startsWith(`${details.brand}-`) === true
  return model !== undefined && isOfBrand ? { ...details, model } : details
}

/** The details that cannot be read, with what they may be. */
function unreadDetails(values: Values): Record<string, ValidationIssue> {
  const { ignored = [] } = readDetails(values)
  return Object.fromEntries(
    // The last year comes from the search and has no field of its own.
    ignored.map(({ name, why }) => (why === 'crossed' ? ['yearMin', CROSSED] : [name, issueOf(name)])),
  )
}

const CROSSED: ValidationIssue = { code: 'invalid', values: {} }

function issueOf(name: IgnoredParameter['name']): ValidationIssue {
  if (!isRangeFilter(name)) return { code: 'option', values: {} }
  return { code: RANGE_KIND_OF[name] === 'amount' ? 'amountBetween' : 'numberBetween', values: boundsOf(name) }
}
