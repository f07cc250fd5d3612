import { describe, expect, it } from 'vitest'

import type { CarRecords } from '@otosafi/api-client/office-schema'

import { fieldAt, mergeRecords, missingIn, NEW_SERVICE, recordsOf, valuesOf } from './record-values.ts'

const SERVICE: CarRecords['services'][number] = {
  date: '2024-03-10',
  odometer: 41_000,
  workshop: 'Garage Atlas',
  city: 'Casablanca',
  work: 'Oil changed',
  proof: 'stamp',
}
const VISIT: CarRecords['documents'][number] = {
  kind: 'technicalVisit',
  number: null,
  issuedOn: '2025-06-01',
  validUntil: '2026-06-01',
}
const RECORDS: CarRecords = { services: [SERVICE], documents: [VISIT] }
const BASE = valuesOf(RECORDS, 'ma')

describe('the values of records', () => {
  it('lose nothing, and have a place for every paper, those of the country first', () => {
    expect(recordsOf(BASE)).toEqual(RECORDS)
    expect(BASE.papers.map(({ kind }) => kind)).toEqual([
      'registration',
      'technicalVisit',
      'insurance',
      'roadTax',
      'nonPledge',
      'customs',
    ])
  })

  it('say what is missing', () => {
    expect(missingIn(BASE)).toEqual([])
    expect(missingIn({ ...BASE, services: [SERVICE, { ...NEW_SERVICE, work: ' ', odometer: 0 }] })).toEqual([
      'services.1.date',
      'services.1.workshop',
      'services.1.city',
      'services.1.work',
    ])
  })

  it('find the field that the server speaks of', () => {
    expect(fieldAt('/body/records/services/0/work', BASE)).toBe('services.0.work')
    expect(fieldAt('/body/records/documents/0/validUntil', BASE)).toBe('papers.1.validUntil')
    expect(fieldAt('/body/version', BASE)).toBeNull()
  })
})

describe('two people who change the records of one car', () => {
  it('keep the changes of both', () => {
    const later = { ...SERVICE, date: '2025-01-05', work: 'Brakes' }
    const mine = {
      services: [{ ...SERVICE, work: 'Oil and filters changed' }],
      papers: BASE.papers.map((paper) => (paper.kind === 'insurance' ? { ...paper, wasSeen: true } : paper)),
    }
    const theirs = valuesOf({ services: [later, SERVICE], documents: [{ ...VISIT, number: 'CT-2' }] }, 'ma')
    expect(recordsOf(mergeRecords({ base: BASE, mine, theirs }))).toEqual({
      services: [later, { ...SERVICE, work: 'Oil and filters changed' }],
      documents: [
        { ...VISIT, number: 'CT-2' },
        { kind: 'insurance', number: null, issuedOn: null, validUntil: null },
      ],
    })
  })

  it('lose a service that one of them removes', () => {
    const merged = mergeRecords({ base: BASE, mine: BASE, theirs: { ...BASE, services: [] } })
    expect(merged.services).toEqual([])
  })
})
