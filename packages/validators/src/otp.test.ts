import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readOtp } from '@otosafi/domain/reading/read-otp'

import { validateOtp } from './otp.ts'

describe('a one-time code', () => {
  it.each([
    ['40213', '40213'],
    ['00000', '00000'],
    ['٤٠٢١٣', '40213'],
    ['۴۰۲۱۳', '40213'],
    [' 402 13\n', '40213'],
    ['402-13', '40213'],
    ['４０２１３', '40213'],
    ['\u200e40213\u200f', '40213'],
    ['Otosafi: 40213 is your code, for 10 minutes. Give it to nobody.\n\n@otosafi.ma #40213', '40213'],
    ['Otosafi: رمزكم هو ٤٠٢١٣، صالح لمدة ١٠\u00a0دقائق. لا تعطوه لأحد.', '40213'],
  ])('typed as "%s" is %s', (text, code) => {
    expect(readOtp(text)).toBe(code)
    expect(validateOtp(text)).toBeNull()
  })

  it.each(['', '4021', '402133', '4021x', '-', '4.213', '+4021', '40213 or 40214', 'for 10 minutes', 'x40213'])(
    'is not "%s"',
    (text) => {
      expect(readOtp(text)).toBeNull()
      expect(validateOtp(text)).toEqual({ code: 'otp', values: { digits: 5 } })
    },
  )

  it('is right with five digits and with no other number of them', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 })
    fc.assert(
      fc.property(digits, (list) => {
        expect(validateOtp(list.join('')) === null).toBe(list.length === 5)
      }),
    )
  })
})
