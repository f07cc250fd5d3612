import type { operations } from '@otosafi/api-client/schema'
import type { EditionFacts } from '@otosafi/editions/edition'
import { validateConsent } from '@otosafi/validators/consent'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateEmail } from '@otosafi/validators/email'
import { validateFullName } from '@otosafi/validators/full-name'
import { validateIdentifier } from '@otosafi/validators/identifier'
import { validateMessage } from '@otosafi/validators/message'
import { validateName } from '@otosafi/validators/name'
import { validatePhone } from '@otosafi/validators/phone'
import { validateRequired } from '@otosafi/validators/required'
import { validateTextMax } from '@otosafi/validators/text-max'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'
import { validateWantedCar, type WantedCarDetails } from '@otosafi/validators/wanted-car'

import type { OperationId } from './document.ts'

/** A rule for a field of a body, as the forms have it. It is given whatever was sent; what is of another type than it can judge, it leaves to the contract. */
export type FieldRule = (value: unknown, edition: EditionFacts) => ValidationIssue | null

type TextRule = (text: string, edition: EditionFacts) => ValidationIssue | null
type Fields<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? { readonly [Field in keyof Body]?: FieldRule }
  : never

/** A text that must be given: a missing one is judged like an empty one. */
function given(rule: TextRule): FieldRule {
  return (value, edition) => (value === undefined || typeof value === 'string' ? rule(value ?? '', edition) : null)
}

/** A text that may be left out. */
function maybe(rule: TextRule): FieldRule {
  return (value, edition) => (typeof value === 'string' ? rule(value, edition) : null)
}

const phone: TextRule = (text, edition) => validatePhone(text, edition.phone)
const identifier: TextRule = (text, edition) => validateIdentifier(text.trim(), edition.phone)
const subject: TextRule = (text) => validateRequired(text, 'subject') ?? validateTextMax(text, 200)
const consent: FieldRule = (value) => validateConsent(value === true)
const wanted: FieldRule = (value) =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value))
    ? validateWantedCar((value ?? {}) as WantedCarDetails)
    : null

/** The rules of forms by operation and field (spec section 5); the contract checks everything besides. */
export const FIELD_RULES: { readonly [Id in OperationId]?: Fields<Id> } = {
  createQuestion: { message: given(validateMessage), name: maybe(validateName), email: maybe(validateEmail), consent },
  createCallback: { name: given(validateName), phone: given(phone), message: maybe(validateMessage), consent },
  createWantedCar: {
    fullName: given(validateFullName),
    phone: given(phone),
    email: maybe(validateEmail),
    wanted,
    message: maybe(validateMessage),
    consent,
  },
  createContactQuery: {
    name: given(validateName),
    email: given(validateEmail),
    phone: maybe(phone),
    subject: maybe(subject),
    message: given(validateMessage),
    consent,
  },
  createSubscriber: { email: given(validateEmail), consent },
  login: { identifier: given(identifier), password: given(validateCurrentPassword) },
}
