import { expect, test } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { commonTexts, officeTexts, serverTexts } from './server-texts.ts'

const { ma, coza, sn } = EDITIONS

test('the server writes in each language, and in the wording of the edition', () => {
  expect(serverTexts(sn, 'wo')('mail.confirmation.subject')).toBe('Dëggal sa bindu')
  expect(officeTexts(coza, 'en')('certificate.stamp')).toBe('ROADWORTHY')
  expect(officeTexts(ma, 'en')('certificate.stamp')).toBe('PASSED')
})

test('values, formats and plural forms are those of pages', () => {
  expect(officeTexts(ma, 'fr')('certificate.centre', { city: 'Rabat' })).toBe('Centre de contrôle technique · Rabat')
  expect(commonTexts(ma, 'ar')('vocabulary.doors', { count: 5 })).toBe('5 أبواب')
})

test('a text with a hole in it is not written: the value is missing, or the language has no such text', () => {
  expect(() => officeTexts(ma, 'fr')('certificate.centre')).toThrow('No value for city of office:certificate.centre')
  expect(() => officeTexts(ma, 'ar' as 'fr')('certificate.title')).toThrow('No text in ar: office:certificate.title')
  // @ts-expect-error no such text
  expect(() => officeTexts(ma, 'fr')('certificate.constructor')).toThrow(RangeError)
  // @ts-expect-error a branch is no text
  expect(() => officeTexts(ma, 'fr')('certificate')).toThrow(RangeError)
})
