import { expect, it } from 'vitest'

import { smsSegments } from './sms-segments.ts'

it.each([
  ['a'.repeat(160), 1, 160, 'gsm'],
  ['a'.repeat(161), 2, 161, 'gsm'],
  ['é'.repeat(306), 2, 306, 'gsm'],
  ['€'.repeat(80), 1, 160, 'gsm'],
  ['€'.repeat(81), 2, 162, 'gsm'],
  ['ê'.repeat(70), 1, 70, 'unicode'],
  [`${'a'.repeat(70)}’`, 2, 71, 'unicode'],
  ['س'.repeat(201), 3, 201, 'unicode'],
  ['🙂'.repeat(36), 2, 72, 'unicode'],
] as const)('“%s” is sent in %i segments', (text, segments, units, encoding) => {
  expect(smsSegments(text)).toMatchObject({ segments, units, encoding })
})
