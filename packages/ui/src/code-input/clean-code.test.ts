import { expect, it } from 'vitest'

import { cleanCode } from './clean-code.ts'

it.each([
  ['12345', '12345'],
  [' 12 345 ', '12345'],
  ['12-345', '12345'],
  ['١٢٣٤٥', '12345'],
  ['۱۲۳۴۵', '12345'],
  ['\u200f١٢ ٣٤٥\u200e', '12345'],
  ['123456', '12345'],
  ['12a', '12'],
  ['Otosafi: 40213 is your code, for 10 minutes. Give it to nobody.\n\n@otosafi.ma #40213', '40213'],
  ['Otosafi: رمزكم هو ٤٠٢١٣، صالح لمدة ١٠\u00a0دقائق.', '40213'],
  ['', ''],
])('reads %j as %j', (text, code) => {
  expect(cleanCode(text, 5)).toBe(code)
})
