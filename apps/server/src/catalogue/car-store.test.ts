import fc from 'fast-check'
import { expect, it } from 'vitest'

import { MILEAGE_EVIDENCE } from '@otosafi/domain/car/mileage'
import * as vocabulary from '@otosafi/domain/car/vocabulary'
import { applyChange } from '@otosafi/search/testing/map-change'
import { PROPERTY_TIMEOUT, propertyRuns } from '@otosafi/vitest/property-runs'

import { createCarStore } from './car-store.ts'
import type { StoredCar } from './stored-car.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 })
const anyNumber = fc.nat({ max: 2_000_000_000 })
const anyCar: fc.Arbitrary<StoredCar> = fc.record({
  id: anyText,
  brand: fc.constantFrom('dacia', 'renault'),
  model: anyText,
  trim: fc.option(anyText),
  modelYear: fc.integer({ min: 1900, max: 2100 }),
  price: anyNumber,
  oldPrice: fc.option(anyNumber),
  mileage: anyNumber,
  fuelType: fc.constantFrom(...vocabulary.FUEL_TYPES),
  transmission: fc.constantFrom(...vocabulary.TRANSMISSIONS),
  bodyType: fc.constantFrom(...vocabulary.BODY_TYPES),
  color: fc.constantFrom(...vocabulary.COLORS),
  city: anyText,
  isNew: fc.boolean(),
  origin: fc.constantFrom(...vocabulary.ORIGINS),
  grade: fc.option(fc.constantFrom(...vocabulary.GRADES)),
  status: fc.constantFrom(...vocabulary.SALE_STATUSES),
  mileageEvidence: fc.constantFrom(...MILEAGE_EVIDENCE),
  certifiedUntil: fc.option(fc.constant('2026-07-15')),
  publishedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  changedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  photo: fc.option(
    fc.record({
      key: anyText,
      width: anyNumber,
      height: anyNumber,
      placeholder: anyText,
      view: fc.constantFrom(...vocabulary.PHOTO_VIEWS),
    }),
  ),
  photoCount: fc.nat(),
})
const anySlot = fc.nat({ max: 30 })
const anyChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ key: anySlot, value: anyCar }) },
  { weight: 1, arbitrary: fc.record({ key: anySlot }) },
)

it('gives each car as it was put in, after any changes', { timeout: PROPERTY_TIMEOUT }, () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 100 }), (changes) => {
      const store = createCarStore()
      const plain = new Map<number, StoredCar>()
      for (const change of changes) {
        applyChange(store, change)
        applyChange(plain, change)
      }
      expect(store.size).toBe(plain.size)
      for (let slot = 0; slot <= 30; slot++) expect(store.get(slot)).toEqual(plain.get(slot))
    }),
    { numRuns: propertyRuns(100) },
  )
})
