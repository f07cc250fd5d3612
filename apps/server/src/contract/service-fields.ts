import { validateRequired } from '@otosafi/validators/required'
import { validateTextMax } from '@otosafi/validators/text-max'

import {
  consent,
  email,
  type FieldRule,
  fullName,
  given,
  message,
  optional,
  phone,
  requiredVin,
} from './field-rules.ts'

/** A text that must be given, of `most` code points at most. */
const text = (field: string, most: number): FieldRule =>
  given((value) => validateRequired(value, field) ?? validateTextMax(value, most))

const CAR = { brand: text('brand', 60), model: text('model', 60), modelYear: null } as const
const PERSON = { fullName, phone, email: optional(email), consent } as const

/** The rules of a request for an inspector (P-45). */
export const INSPECTOR_FIELDS = {
  ...CAR,
  city: text('city', 60),
  address: optional(text('address', 300)),
  preferredDay: null,
  slot: null,
  message: optional(message),
  ...PERSON,
} as const

/** The rules of a request for a diagnostic (P-45). */
export const DIAGNOSTIC_FIELDS = {
  ...CAR,
  mileage: null,
  city: text('city', 60),
  symptoms: text('symptoms', 2000),
  preferredDay: null,
  slot: null,
  ...PERSON,
} as const

/** The rules of a request for a check by identification number (P-45), whose check digit refuses none. */
export const VIN_CHECK_FIELDS = {
  vin: requiredVin,
  fullName,
  phone: optional(phone),
  email,
  message: optional(message),
  consent,
} as const
