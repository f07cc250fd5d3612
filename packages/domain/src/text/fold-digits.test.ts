import { expect, it } from 'vitest'

import { foldDigits } from './fold-digits.ts'

it('reads Arabic-Indic and Persian digits, and leaves all else', () => {
  expect(foldDigits('٢٠١٨ ۱۲۳ 45 é ٪')).toBe('2018 123 45 é ٪')
})
