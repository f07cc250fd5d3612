import { edition } from '#edition'
import type { Service } from '@otosafi/domain/messages/request-kind'
import { readOdometer } from '@otosafi/domain/reading/read-odometer'
import { readYear } from '@otosafi/domain/reading/read-year'
import { toVin } from '@otosafi/domain/vin/to-vin'
import { dayIn } from '@otosafi/editions/time/local-time'
import { validateDay } from '@otosafi/validators/day'
import { validateEmail } from '@otosafi/validators/email'
import { validateFullName } from '@otosafi/validators/full-name'
import { validateMessage } from '@otosafi/validators/message'
import { validateMileage } from '@otosafi/validators/mileage'
import { validateNumberBetween } from '@otosafi/validators/number-between'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'
import { validateRequired } from '@otosafi/validators/required'
import { validateTextMax } from '@otosafi/validators/text-max'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'
import { validateVin } from '@otosafi/validators/vin'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** The oldest model year that the contract takes. */
const OLDEST_YEAR = 1950

/** Dependencies of a form's rules: texts for the labels in messages, and the present, milliseconds. */
type Present = Pick<PageRequest, 't'> & { now: number }

/** The form of a service (P-45). Sending it is the consent, as the form says. */
export function serviceForm(service: Service, present: Present): FormDefinition<string> {
  if (service === 'inspector') return inspectorForm(present)
  return service === 'diagnostic' ? diagnosticForm(present) : vinForm(present)
}

function inspectorForm(present: Present): FormDefinition<string> {
  return {
    form: 'inspector',
    fields: [
      'brand',
      'model',
      'modelYear',
      'city',
      'address',
      'preferredDay',
      'slot',
      'fullName',
      'phone',
      'email',
      'message',
    ],
    check: (values) =>
      checkAll({
        ...checkCar(values, present),
        address: validateTextMax(values['address'] ?? '', 300),
        ...checkVisit(values, present),
        message: optional(validateMessage)(values['message'] ?? ''),
      }),
    send: (api, values, headers) =>
      api.POST('/inspector-requests', {
        params: { header: headers },
        body: { ...carOf(values), ...visitOf(values), ...given(values, ['address', 'message']), consent: true },
      }),
  }
}

function diagnosticForm(present: Present): FormDefinition<string> {
  const { t } = present
  return {
    form: 'diagnostic',
    fields: [
      'brand',
      'model',
      'modelYear',
      'mileage',
      'symptoms',
      'city',
      'preferredDay',
      'slot',
      'fullName',
      'phone',
      'email',
    ],
    check: (values) =>
      checkAll({
        ...checkCar(values, present),
        mileage: optional((text: string) => validateMileage(readOdometer(text) ?? NaN))(values['mileage'] ?? ''),
        symptoms: checkText(values['symptoms'], t('services:field.symptoms'), 2000),
        ...checkVisit(values, present),
      }),
    send: (api, values, headers) => {
      const mileage = readOdometer(values['mileage'] ?? '')
      return api.POST('/diagnostic-requests', {
        params: { header: headers },
        body: {
          ...carOf(values),
          ...visitOf(values),
          ...(mileage === undefined ? {} : { mileage }),
          symptoms: values['symptoms'] ?? '',
          consent: true,
        },
      })
    },
  }
}

function vinForm({ t }: Present): FormDefinition<string> {
  return {
    form: 'vinCheck',
    fields: ['vin', 'fullName', 'email', 'phone', 'message'],
    check: ({ vin = '', fullName = '', email = '', phone = '', message = '' }) =>
      checkAll({
        vin: validateRequired(vin, t('services:vin.label')) ?? validateVin(vin),
        fullName: validateFullName(fullName),
        email: validateEmail(email),
        phone: optional(validatePhone)(phone, edition.phone),
        message: optional(validateMessage)(message),
      }),
    send: (api, values, headers) =>
      api.POST('/vin-requests', {
        params: { header: headers },
        body: {
          vin: toVin(values['vin'] ?? '') ?? '',
          fullName: values['fullName'] ?? '',
          email: values['email'] ?? '',
          ...given(values, ['phone', 'message']),
          consent: true,
        },
      }),
  }
}

type Values = Readonly<Record<string, string>>
type Issues = Record<string, ValidationIssue | null>

/** A text that must be given; its message has the label. */
function checkText(text = '', label: string, most: number): ValidationIssue | null {
  return validateRequired(text, label) ?? validateTextMax(text, most)
}

function checkCar({ brand, model, modelYear = '' }: Values, { t, now }: Present): Issues {
  const years = { min: OLDEST_YEAR, max: Number(dayIn(now, edition.timeZone).slice(0, 4)) + 1 }
  return {
    brand: checkText(brand, t('car.label.brand'), 60),
    model: checkText(model, t('car.label.model'), 60),
    modelYear: optional((text: string) => validateNumberBetween(readYear(text) ?? NaN, years))(modelYear),
  }
}

function checkVisit({ city, preferredDay = '', fullName = '', phone = '', email = '' }: Values, { t, now }: Present) {
  const today = dayIn(now, edition.timeZone)
  return {
    city: checkText(city, t('services:field.city'), 60),
    preferredDay: optional(validateDay)(preferredDay, today),
    fullName: validateFullName(fullName),
    phone: validatePhone(phone, edition.phone),
    email: optional(validateEmail)(email),
  }
}

function carOf({ brand = '', model = '', modelYear = '' }: Values) {
  const year = readYear(modelYear)
  return { brand, model, ...(year === undefined ? {} : { modelYear: year }) }
}

function visitOf(values: Values) {
  const { city = '', fullName = '', phone = '' } = values
  return { city, fullName, phone, ...given(values, ['preferredDay', 'slot', 'email']) }
}

/** The fields that were filled in. */
function given<Field extends string>(values: Values, fields: readonly Field[]): Partial<Record<Field, string>> {
  return Object.fromEntries(fields.flatMap((field) => (values[field] ? [[field, values[field]]] : []))) as Partial<
    Record<Field, string>
  >
}
