import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { validateDestination } from './destination.ts'
import { validateMobile } from './mobile.ts'
import { validatePhone } from './phone.ts'

const rulesOf = (edition: EditionId) => EDITIONS[edition].phone
const FIXED = { code: 'phoneFixed', values: {} }

describe('a number that is sent text messages', () => {
  it.each([
    ['ma', '06 61 23 45 67'],
    ['ma', '+212 7 01 23 45 67'],
    ['ma', '+33 1 23 45 67 89'],
    ['ci', '01 02 03 04 05'],
    ['ci', '05 02 03 04 05'],
    ['ci', '+212 522 12 34 56'],
    ['coza', '060 123 4567'],
    ['coza', '084 123 4567'],
    ['rw', '0728 123 456'],
    ['rw', '0778 123 456'],
    ['sn', '70 123 45 67'],
    ['sn', '00221 78 123 45 67'],
    ['default', '+212 522 12 34 56'],
  ] as [EditionId, string][])('in %s may be %s', (edition, text) => {
    expect(validateMobile(text, rulesOf(edition))).toBeNull()
    expect(validateDestination(text, rulesOf(edition))).toBeNull()
  })

  it.each([
    ['ma', '05 22 12 34 56'],
    ['ma', '+212 522 12 34 56'],
    ['ci', '27 20 30 40 50'],
    ['coza', '011 123 4567'],
    ['coza', '087 123 4567'],
    ['rw', '0252 123 456'],
    ['sn', '33 123 45 67'],
    ['sn', '٣٣ ١٢٣ ٤٥ ٦٧'],
  ] as [EditionId, string][])('in %s is not the fixed line %s, which may be called', (edition, text) => {
    expect(validateMobile(text, rulesOf(edition))).toEqual(FIXED)
    expect(validateDestination(text, rulesOf(edition))).toEqual(FIXED)
    expect(validatePhone(text, rulesOf(edition))).toBeNull()
  })

  it.each(EDITION_IDS)('may be the example of %s', (edition) => {
    expect(validateMobile(rulesOf(edition).example, rulesOf(edition))).toBeNull()
  })

  it('is refused like any other for what else is wrong with it', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'00112234567789+ .-x'), maxLength: 16 })
    fc.assert(
      fc.property(fc.constantFrom(...EDITION_IDS), typed, (edition, text) => {
        const issue = validatePhone(text, rulesOf(edition))
        fc.pre(issue !== null)
        expect(validateMobile(text, rulesOf(edition))).toEqual(issue)
      }),
    )
  })
})

it('a code is sent to an address, whatever digits are in it', () => {
  expect(validateDestination('0522123456@example.org', rulesOf('ma'))).toBeNull()
  expect(validateDestination('salma', rulesOf('ma'))).toEqual({ code: 'identifier', values: {} })
})
