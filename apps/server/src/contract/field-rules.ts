import { readEmail } from '@otosafi/domain/reading/read-email'
import { readOtp } from '@otosafi/domain/reading/read-otp'
import { toE164 } from '@otosafi/domain/reading/read-phone'
import { toVin } from '@otosafi/domain/vin/to-vin'
import type { EditionFacts } from '@otosafi/editions/edition'
import { inspectsAtHome } from '@otosafi/editions/inspects-at-home'
import { validateConsent } from '@otosafi/validators/consent'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateDestination } from '@otosafi/validators/destination'
import { validateEmail } from '@otosafi/validators/email'
import { validateFullName } from '@otosafi/validators/full-name'
import { validateHomeAddress } from '@otosafi/validators/home-address'
import { validateIdentifier } from '@otosafi/validators/identifier'
import { validateMessage } from '@otosafi/validators/message'
import { validateMileage } from '@otosafi/validators/mileage'
import { validateMobile } from '@otosafi/validators/mobile'
import { validateName } from '@otosafi/validators/name'
import { validateOption } from '@otosafi/validators/option'
import { validateOtp } from '@otosafi/validators/otp'
import { validatePassword } from '@otosafi/validators/password'
import { validatePhone } from '@otosafi/validators/phone'
import { validateRequired } from '@otosafi/validators/required'
import { validateAskingPrice, validateBrand, validateModel } from '@otosafi/validators/selling-car'
import { validateTextMax } from '@otosafi/validators/text-max'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'
import { validateVin } from '@otosafi/validators/vin'
import { validateWantedCar, type WantedCarDetails } from '@otosafi/validators/wanted-car'

/** Reads what people type, as it is stored and compared; null where it cannot be read. */
type FieldReader = (text: string, edition: EditionFacts) => string | null

/**
 * A form's rule for a field of a body. It gets the value as sent, and ignores one of a wrong type, which the contract
 * refuses.
 */
export type FieldRule = ((value: unknown, edition: EditionFacts) => ValidationIssue | null) & {
  /** Handlers get the value as it was read. */
  readonly read?: FieldReader
}

type TextRule = (text: string, edition: EditionFacts) => ValidationIssue | null
/** A required text: a missing one is validated like an empty one. */
export function given(rule: TextRule, read?: FieldReader): FieldRule {
  const check = (value: unknown, edition: EditionFacts) =>
    value === undefined || typeof value === 'string' ? rule(value ?? '', edition) : null
  return Object.assign(check, read && { read })
}

/** An optional text, validated where present. */
export function optional(rule: FieldRule): FieldRule {
  const check = (value: unknown, edition: EditionFacts) => (typeof value === 'string' ? rule(value, edition) : null)
  return Object.assign(check, rule.read && { read: rule.read })
}

export const name = given(validateName)
export const fullName = given(validateFullName)
export const email = given(validateEmail, readEmail)
export const message = given(validateMessage)
export const password = given(validatePassword)
export const currentPassword = given(validateCurrentPassword)
export const phone = given(
  (text, edition) => validatePhone(text, edition.phone),
  (text, edition) => toE164(text, edition.phone),
)
/** A number to which text messages go. */
export const mobile = given(
  (text, edition) => validateMobile(text, edition.phone),
  (text, edition) => toE164(text, edition.phone),
)
/** A one-time code as it is typed, or pasted with its whole message. */
export const code = given(validateOtp, readOtp)
export const identifier = given((text, edition) => validateIdentifier(text.trim(), edition.phone))
/** Where a code or link is sent. */
export const destination = given((text, edition) => validateDestination(text.trim(), edition.phone))
export const subject = given((text) => validateRequired(text, 'subject') ?? validateTextMax(text, 200))

const brand = given(validateBrand)
const model = given(validateModel)
const vin = given(validateVin, toVin)
/** An identification number that must be given. */
export const requiredVin = given((text) => validateRequired(text, 'vin') ?? validateVin(text), toVin)

/** A number, validated where present: the contract says whether it may be missing. */
function number(rule: (value: number) => ValidationIssue | null): FieldRule {
  return (value) => (typeof value === 'number' ? rule(value) : null)
}

const mileage = number(validateMileage)
const askingPrice = number(validateAskingPrice)

/** Papers that the edition knows. */
const papers: FieldRule = (value, { documents }) =>
  Array.isArray(value) ? (value.map((each) => validateOption(String(each), documents)).find(Boolean) ?? null) : null

/** The address of a seller's home, where the edition inspects there. */
export const homeAddress = optional(
  given((text, edition) => (inspectsAtHome(edition) ? validateHomeAddress(text) : { code: 'option', values: {} })),
)

/** The sender of personal data must have consented. */
export const consent: FieldRule = (value) => validateConsent(value === true)

/** A wanted car has at least one detail. */
export const wanted: FieldRule = (value) =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value))
    ? validateWantedCar((value ?? {}) as WantedCarDetails)
    : null

/** The fields of a car that is offered; city, year and answers depend on what is stored, and on the clock. */
export const SELLING_CAR = {
  brand,
  model,
  modelYear: null,
  mileage,
  odometerUnit: null,
  fuelType: null,
  transmission: null,
  bodyType: null,
  color: null,
  grade: null,
  noOfOwners: null,
  imported: null,
  vin: optional(vin),
  askingPrice,
  city: null,
  carIssue: null,
  papers,
  answers: null,
  wantedCar: null,
  fullName,
  phone,
  email: optional(email),
  consent,
  sentPhotos: null,
} as const satisfies Readonly<Record<string, FieldRule | null>>
