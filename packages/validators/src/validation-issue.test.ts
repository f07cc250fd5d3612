import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import english from '@otosafi/i18n/locales/en/common.json' with { type: 'json' }
import french from '@otosafi/i18n/locales/fr/common.json' with { type: 'json' }

import { validateAmount } from './amount.ts'
import { validateConsent } from './consent.ts'
import { PASSWORD_WRONG } from './current-password.ts'
import { validateDay } from './day.ts'
import { validateEmail } from './email.ts'
import { validateFullName } from './full-name.ts'
import { validateIdentifier } from './identifier.ts'
import { validateImage } from './image.ts'
import { validateMessage } from './message.ts'
import { validateMileage } from './mileage.ts'
import { validateMobile } from './mobile.ts'
import { validateName } from './name.ts'
import { validateNumberBetween } from './number-between.ts'
import { validateOption } from './option.ts'
import { validateOtp } from './otp.ts'
import { validatePassword } from './password.ts'
import { validatePasswordsMatch } from './passwords-match.ts'
import { validatePhone } from './phone.ts'
import { validateRequired } from './required.ts'
import { validateTerms } from './terms.ts'
import type { ValidationCode, ValidationIssue } from './validation-issue.ts'
import { validateVin } from './vin.ts'
import { validateWantedCar } from './wanted-car.ts'

const { phone } = EDITIONS.ma
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Every code, each made by its rule. */
const ISSUES: Readonly<Record<ValidationCode, ValidationIssue | null>> = {
  required: validateRequired('', 'city'),
  consent: validateConsent(false),
  terms: validateTerms(false),
  email: validateEmail(''),
  passwordRequired: validatePassword(''),
  passwordMin: validatePassword('short'),
  passwordMax: validatePassword('x'.repeat(129)),
  passwordCommon: validatePassword('password'),
  passwordWrong: PASSWORD_WRONG,
  passwordsMatch: validatePasswordsMatch('a', 'b'),
  identifier: validateIdentifier('', phone),
  name: validateName(''),
  fullName: validateFullName(''),
  message: validateMessage(''),
  textMax: validateName('x'.repeat(101)),
  phoneRequired: validatePhone('', phone),
  phoneInvalid: validatePhone('x', phone),
  digitsMin: validatePhone('06', phone),
  digitsMax: validatePhone('06123456789', phone),
  phoneZero: validatePhone('077 123 45 67', EDITIONS.sn.phone),
  phonePrefix: validatePhone('01 02 03 04', EDITIONS.ci.phone),
  phoneFixed: validateMobile('0522123456', phone),
  mileageBetween: validateMileage(-1),
  amountBetween: validateAmount(0, { min: 1, max: 2 }),
  numberBetween: validateNumberBetween(0, { min: 1, max: 2 }),
  otp: validateOtp(''),
  imageType: validateImage({ head: new Uint8Array(), size: 0 }),
  imageHeic: validateImage({ head: Uint8Array.from('\0\0\0\x18ftypheic', (c) => c.charCodeAt(0)), size: 0 }),
  imageFormat: validateImage({ head: Uint8Array.from('RIFF\0\0\0\0WEBP', (c) => c.charCodeAt(0)), size: 0 }),
  imageSize: validateImage({ head: png, size: 9_000_000 }),
  imagePixels: { code: 'imagePixels', values: { megapixels: 64 } },
  imageDamaged: { code: 'imageDamaged', values: {} },
  imagesMax: { code: 'imagesMax', values: { most: 10 } },
  imageGone: { code: 'imageGone', values: {} },
  wantedCar: validateWantedCar({}),
  option: validateOption('pink', ['red', 'blue']),
  daysAhead: validateDay('2026-05-31', '2026-06-01'),
  invalid: validateVin(''),
}

describe.each(Object.entries(ISSUES))('the code %s', (code, issue) => {
  it('is what its rule answers, in the form of the contract’s problems', () => {
    expect(issue?.code).toBe(code)
    expect(code).toMatch(/^[a-zA-Z][a-zA-Z0-9_]{0,59}$/)
  })

  it.each([
    ['English', english.validation],
    ['French', french.validation],
  ])('has a text in %s that asks for no other values', (_, group) => {
    const texts = Object.entries(group).flatMap(([key, text]) => (key.replace(/_[a-z]+$/, '') === code ? [text] : []))
    expect(texts.length).toBeGreaterThan(0)
    const asked = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]))
    expect(Object.keys(issue?.values ?? {})).toEqual(expect.arrayContaining(asked))
  })
})
