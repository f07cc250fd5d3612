import fc from 'fast-check'
import { expect, test } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'

import { isSafeKey } from '../../outside/storage/storage-port.ts'
import { certificateKey, parseCertificateKey } from './certificate-key.ts'

const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const ids = fc.record({
  edition: fc.constantFrom(...EDITION_IDS),
  carId: fc.string({ unit: fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'), minLength: 8, maxLength: 8 }),
  validUntil: fc.option(days.map((day) => day.toISOString().slice(0, 10))),
})

test('a certificate is found by its key, which the store takes', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const key = certificateKey(id)
      expect(parseCertificateKey(key)).toEqual(id)
      expect(isSafeKey(key)).toBe(true)
    }),
  )
})

test.each([
  '',
  'certificate/ma/',
  'certificate/fr/00000001',
  'certificate/ma/0000000i',
  'certificate/ma/00000001-',
  'certificate/ma/00000001-2027-3-1',
  'certificate/ma/00000001/..',
  'x/certificate/ma/00000001',
])('%j is no certificate', (key) => expect(parseCertificateKey(key)).toBeNull())
