import { type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readEmail } from '@otosafi/domain/reading/read-email'
import { readOtp } from '@otosafi/domain/reading/read-otp'
import { toE164 } from '@otosafi/domain/reading/read-phone'
import { toVin } from '@otosafi/domain/vin/to-vin'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import document from '@otosafi/openapi/openapi.json' with { type: 'json' }

import { validateEmail } from './email.ts'
import { validateFullName } from './full-name.ts'
import { validateHomeAddress } from './home-address.ts'
import { validateMessage } from './message.ts'
import { validateMileage } from './mileage.ts'
import { validateName } from './name.ts'
import { validatePassword } from './password.ts'
import {
  ASKING_PRICE_BOUNDS,
  CAR_ISSUE_MAX,
  CAR_NAME_MAX,
  MAX_CAR_PHOTOS,
  OWNERS_BOUNDS,
  validateAskingPrice,
} from './selling-car.ts'
import type { ValidationIssue } from './validation-issue.ts'
import { validateWantedCar } from './wanted-car.ts'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema(document, 'contract')

function schema(name: keyof (typeof document)['components']['schemas']): ValidateFunction {
  return ajv.compile({ $ref: `contract#/components/schemas/${name}` })
}

/** Texts at and around a length, of characters of one and of two UTF-16 units. */
const around = (lengths: readonly number[]) =>
  lengths.flatMap((length) => ['w', '🚗'].map((character) => character.repeat(length)))

describe('a bound of a rule and of the contract', () => {
  it.each([
    ['Password', validatePassword, around([7, 8, 128, 129])],
    ['PersonName', validateName, around([0, 1, 100, 101])],
    ['PersonName', validateFullName, around([0, 1, 100, 101])],
    ['Message', validateMessage, around([0, 1, 4000, 4001])],
    ['HomeAddress', validateHomeAddress, around([0, 2, 3, 200, 201])],
    ['Mileage', validateMileage, [-1, 0, 5_000_000, 5_000_001, 1.5]],
    ['WantedCarDetails', validateWantedCar, [{}, { brand: 'toyota' }, { priceMax: 0 }]],
  ] as [Parameters<typeof schema>[0], (value: unknown) => ValidationIssue | null, readonly unknown[]][])(
    'are the same for %s',
    (name, rule, values) => {
      const valid = schema(name)
      for (const value of values) expect(rule(value) === null, JSON.stringify(value).slice(0, 60)).toBe(valid(value))
    },
  )
})

it('has the bounds of a car that is offered', () => {
  const { properties } = document.components.schemas.SellingCarRequest
  const { noOfOwners, photos, brand, model, carIssue } = properties
  expect({ min: noOfOwners.minimum, max: noOfOwners.maximum }).toEqual(OWNERS_BOUNDS)
  expect([photos.maxItems, carIssue.maxLength]).toEqual([MAX_CAR_PHOTOS, CAR_ISSUE_MAX])
  expect([brand.maxLength, model.maxLength]).toEqual([CAR_NAME_MAX, CAR_NAME_MAX])
  expect(validateAskingPrice(ASKING_PRICE_BOUNDS.max + 1)).not.toBeNull()
})

describe('whatever a rule lets pass', () => {
  it('is an e-mail address for the contract, once normalised', () => {
    const valid = schema('EmailAddress')
    const part = fc.string({ unit: fc.constantFrom(..."aZé09.-_+'!@x\u200f"), maxLength: 20 })
    const nearAddress = fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.org`)
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), nearAddress, fc.string()), (text) => {
        expect(validateEmail(text) === null).toBe(readEmail(text) !== null)
        expect(valid(readEmail(text) ?? 'salma@example.org'), text).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('is a telephone number for the contract, once normalised', () => {
    const [input, output] = [schema('PhoneInput'), schema('PhoneNumber')]
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789 ٠٢٦'), minLength: 7, maxLength: 18 })
    const text = fc.tuple(fc.constantFrom('', '+', '00', '+212'), digits).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...EDITION_IDS), text, (edition, typed) => {
        const e164 = toE164(typed, EDITIONS[edition].phone)
        fc.pre(e164 !== null)
        expect([input(e164), output(e164)]).toEqual([true, true])
      }),
    )
  })

  it('is a one-time code and an identification number for the contract, once normalised', () => {
    expect(schema('OtpCode')(readOtp('٤٠ ٢١٣'))).toBe(true)
    expect(schema('Vin')(toVin('jtdbr 32e72 0123456'))).toBe(true)
  })
})
