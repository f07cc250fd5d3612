import { expect, it } from 'vitest'

import { foldDigits } from './fold-digits.ts'

it('reads the digits of every script, and leaves all else', () => {
  expect(foldDigits('٢٠١٨ ۱۲۳ 45 ߀߉ ９ 𞥑 é ٪ ½')).toBe('2018 123 45 09 9 1 é ٪ ½')
})
