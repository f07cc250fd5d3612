import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toE164 } from '@otosafi/domain/reading/read-phone'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { validatePhone } from './phone.ts'

const E164 = /^\+[1-9][0-9]{6,14}$/
const editions = EDITION_IDS.map((id) => EDITIONS[id].phone)
const national = editions.flatMap(({ callingCode, ...rules }) =>
  callingCode === null ? [] : [{ ...rules, callingCode }],
)

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''))

/** A country's rules and a significant number as they allow it. */
const ownNumber = fc.constantFrom(...national).chain((rules) => {
  const { maxDigits, trunk } = rules
  // A number of a country without trunk digit may begin with 0, but 00 is the international prefix.
  const first = fc.integer({ min: 1, max: 9 }).map(String)
  const start = trunk === null ? fc.tuple(fc.constantFrom('', '0'), first).map((parts) => parts.join('')) : first
  return start.chain((begin) =>
    digits(maxDigits - (trunk?.length ?? 0) - begin.length).map((rest) => ({ rules, significant: begin + rest })),
  )
})

/** The same number as people of several keyboards and habits write it. */
const written = (text: string) =>
  fc
    .array(
      fc.tuple(fc.constantFrom(0, 0x660, 0x6f0), fc.constantFrom('', '', ' ', '.', '-', '/', '\u00a0', '\u200e')),
      { minLength: text.length, maxLength: text.length },
    )
    .map((habits) =>
      Array.from(text, (character, index) => {
        const [zero, separator] = habits[index]!
        const digit = /[0-9]/.test(character) && zero > 0 ? String.fromCharCode(zero + Number(character)) : character
        return digit + separator
      }).join(''),
    )

const nearPhone = fc.string({ unit: fc.constantFrom(...'00112234567789+ .-/()٠٢٦x'), maxLength: 20 })

describe('the rule of telephone numbers', () => {
  it('refuses exactly what has no E.164 form, and that form fits the contract', () => {
    fc.assert(
      fc.property(fc.constantFrom(...editions), fc.oneof(nearPhone, fc.string({ unit: 'binary' })), (rules, text) => {
        const e164 = toE164(text, rules)
        expect(validatePhone(text, rules) === null).toBe(e164 !== null)
        expect(e164 ?? '+1234567').toMatch(E164)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves an E.164 number as it is', () => {
    const typed = fc
      .tuple(fc.constantFrom('', '0', '+', '00', '+212', '+225'), fc.integer({ min: 6, max: 15 }).chain(digits))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...editions), typed, (rules, text) => {
        const e164 = toE164(text, rules)
        fc.pre(e164 !== null)
        expect(toE164(e164, rules)).toBe(e164)
      }),
    )
  })

  it('reads every way of writing a number of the country as the same number', () => {
    const ways = ownNumber.chain(({ rules, significant }) => {
      const { callingCode, trunk } = rules
      const forms = [significant, `+${callingCode}${significant}`, `00${callingCode}${significant}`]
      if (trunk !== null) forms.push(trunk + significant, `+${callingCode}${trunk}${significant}`)
      return fc.tuple(...forms.map(written)).map((texts) => ({ rules, e164: `+${callingCode}${significant}`, texts }))
    })
    fc.assert(
      fc.property(ways, ({ rules, e164, texts }) => {
        expect(texts.map((text) => toE164(text, rules))).toEqual(texts.map(() => e164))
      }),
    )
  })

  it('refuses a digit fewer and a digit more in every way of writing', () => {
    fc.assert(
      fc.property(ownNumber, fc.integer({ min: 0, max: 9 }), ({ rules, significant }, digit) => {
        // Where a number begins with the digits of the calling code, a digit more makes it a shorter one behind that code.
        fc.pre(!significant.startsWith(rules.callingCode))
        for (const start of ['', rules.trunk ?? '', `+${rules.callingCode}`, `00${rules.callingCode}`]) {
          expect(validatePhone(start + significant.slice(0, -1), rules)?.code).toBe('digitsMin')
          const isByHabit = rules.habit === 'zero' && significant.startsWith('0')
          expect(validatePhone(start + significant + String(digit), rules)?.code).toBe(
            isByHabit ? 'phoneZero' : 'digitsMax',
          )
        }
      }),
    )
  })

  it('offers a number without the 0 that is too many, and that is right', () => {
    const withZero = ownNumber.filter(({ rules, significant }) => rules.habit === 'zero' && significant[0] !== '0')
    fc.assert(
      fc.property(withZero, fc.boolean(), ({ rules, significant }, isInternational) => {
        const typed = `${isInternational ? `+${rules.callingCode}` : ''}0${significant}`
        expect(validatePhone(typed, rules)).toEqual({ code: 'phoneZero', values: { number: significant } })
        expect(toE164(significant, rules)).toBe(`+${rules.callingCode}${significant}`)
      }),
    )
  })
})
