import { expect, test } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { drawCertificate } from '@otosafi/illustrator/certificate'

import { writeCertificate } from './write-certificate.ts'

const FACTS = {
  number: 'VT-2026-000412',
  issuedOn: '2026-03-12',
  validUntil: '2027-03-12',
  vehicle: 'Peugeot 208',
  firstUse: '2019-05-02',
  city: 'Rabat',
}

test("a certificate is in the words of its country's papers", () => {
  const titles = EDITION_IDS.map((edition) => [edition, writeCertificate(edition, FACTS).title])
  expect(Object.fromEntries(titles)).toMatchObject({
    ma: 'Certificat de visite technique',
    ci: 'Certificat de visite technique',
    sn: 'Certificat de visite technique',
    coza: 'Roadworthy certificate',
    rw: 'Automobile inspection certificate',
    default: 'Technical visit certificate',
  })
})

test('a certificate shows the paper and the car, and blacks out who drives it', () => {
  const spec = writeCertificate('ma', FACTS)
  expect(spec.redacted).toEqual(['Immatriculation', 'Propriétaire'])
  const svg = drawCertificate(spec)
  for (const shown of [
    'VT-2026-000412',
    'Peugeot 208',
    '02/05/2019',
    '12/03/2026',
    'Valable jusqu’au 12/03/2027',
    'Rabat',
  ])
    expect(svg).toContain(shown)
})

test('a certificate leaves out what the paper does not say', () => {
  const spec = writeCertificate('default', { ...FACTS, number: null, issuedOn: null, validUntil: null, firstUse: null })
  expect(spec.fields.map(({ label }) => label)).toEqual(['Make and model', 'Result'])
  expect([spec.number, spec.validUntil]).toEqual(['', ''])
})
