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
  ['', ''],
])('reads %j as %j', (text, code) => {
  expect(cleanCode(text, 5)).toBe(code)
})
