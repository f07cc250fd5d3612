import { edition } from '#edition'
import { readAmount } from '@otosafi/domain/reading/read-number'
import { readOdometer } from '@otosafi/domain/reading/read-odometer'
import { readWholeNumber } from '@otosafi/domain/reading/read-whole-number'
import { readYear } from '@otosafi/domain/reading/read-year'
import { toVin } from '@otosafi/domain/vin/to-vin'
import { validateConsent } from '@otosafi/validators/consent'
import { validateEmail } from '@otosafi/validators/email'
import { validateFullName } from '@otosafi/validators/full-name'
import { validateMileage } from '@otosafi/validators/mileage'
import { validateMobile } from '@otosafi/validators/mobile'
import { validateNumberBetween } from '@otosafi/validators/number-between'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'
import { validateRequired } from '@otosafi/validators/required'
import {
  ANSWER_MAX,
  CAR_ISSUE_MAX,
  OWNERS_BOUNDS,
  soldYearBounds,
  validateAskingPrice,
  validateBrand,
  validateModel,
} from '@otosafi/validators/selling-car'
import { validateTextMax } from '@otosafi/validators/text-max'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'
import { validateVin } from '@otosafi/validators/vin'

import { checkAll } from '../../forms/check-all.ts'
import type { FormState, FormValues } from '../../state/form-state.ts'
import type { Texts } from '../../texts/use-texts.ts'
import { answerField, answersOf, papersOf, WANTED_CAR } from './sell-fields.ts'

type NumberName = 'modelYear' | 'mileage' | 'noOfOwners' | 'askingPrice'

/** Fields that hold numbers, and how each is read. */
const NUMBERS: Readonly<Record<NumberName, (text: string, values: FormValues) => number | undefined>> = {
  modelYear: readYear,
  mileage: (_, values) => readMileage(values),
  noOfOwners: readWholeNumber,
  askingPrice: (text) => readAmount(text, edition.currency),
}

/** Fields whose text is sent to the API as it was typed. */
const PLAIN = [
  'brand',
  'model',
  'odometerUnit',
  'fuelType',
  'transmission',
  'bodyType',
  'color',
  'grade',
  'imported',
  'city',
  'carIssue',
  WANTED_CAR,
  'fullName',
  'phone',
  'email',
]

/** The rules that the values of the form break, by field (P-34). `present` is the year of today. */
export function checkSell(values: FormValues, t: Texts['t'], present: number): FormState['issues'] {
  const text = (field: string) => values[field] ?? ''
  const number = (field: NumberName) => NUMBERS[field](text(field), values) ?? NaN
  /** The rule of a number that must be given. */
  const given = (field: 'modelYear' | 'mileage', rule: (value: number) => ValidationIssue | null) =>
    validateRequired(text(field), t(`car.label.${field}`)) ?? rule(number(field))
  const whole = (field: NumberName, rule: (value: number) => ValidationIssue | null) =>
    optional(() => rule(number(field)))(text(field))
  return checkAll({
    brand: named(validateBrand(text('brand')), t('car.label.brand')),
    model: named(validateModel(text('model')), t('car.label.model')),
    modelYear: given('modelYear', (year) => validateNumberBetween(year, soldYearBounds(present))),
    mileage: given('mileage', validateMileage),
    noOfOwners: whole('noOfOwners', (owners) => validateNumberBetween(owners, OWNERS_BOUNDS)),
    vin: optional(validateVin)(text('vin')),
    carIssue: validateTextMax(text('carIssue'), CAR_ISSUE_MAX),
    askingPrice: whole('askingPrice', validateAskingPrice),
    ...Object.fromEntries(
      Object.entries(answersOf(values)).map(([id, answer]) => [answerField(id), validateTextMax(answer, ANSWER_MAX)]),
    ),
    city: validateRequired(text('city'), t('car.label.city')),
    fullName: validateFullName(text('fullName')),
    // Without an address the seller is written to by text message.
    phone: (text('email') === '' ? validateMobile : validatePhone)(text('phone'), edition.phone),
    email: optional(validateEmail)(text('email')),
    consent: validateConsent(text('consent') !== ''),
  })
}

/** The mileage of the form in kilometres, of an odometer in its unit. */
export function readMileage(values: FormValues): number | undefined {
  return readOdometer(values['mileage'] ?? '', values['odometerUnit'] === 'mi' ? 'mi' : 'km')
}

/** A missing field by its label. */
function named(issue: ValidationIssue | null, field: string): ValidationIssue | null {
  return issue?.code === 'required' ? { code: 'required', values: { field } } : issue
}

/** The fields of the form as the API takes them: numbers as digits, answers as one JSON text, nothing that is blank. */
export function sellTexts(values: FormValues): [name: string, text: string][] {
  const answers = answersOf(values)
  const texts: [string, string][] = [
    ...PLAIN.map((field): [string, string] => [field, values[field] ?? '']),
    ...Object.entries(NUMBERS).map(([field, read]): [string, string] => [
      field,
      String(read(values[field] ?? '', values) ?? ''),
    ]),
    ['vin', toVin(values['vin'] ?? '') ?? values['vin'] ?? ''],
    ...papersOf(values).map((paper): [string, string] => ['papers', paper]),
    ['answers', Object.keys(answers).length === 0 ? '' : JSON.stringify(answers)],
    ['consent', (values['consent'] ?? '') === '' ? '' : 'true'],
  ]
  return texts.filter(([, text]) => text !== '')
}
