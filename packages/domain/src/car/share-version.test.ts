import { expect, it } from 'vitest'

import { type SharedCar, shareVersion } from './share-version.ts'

const CAR: SharedCar = {
  brand: { name: 'Dacia' },
  model: { name: 'Duster' },
  modelYear: 2019,
  price: 128_000,
  mileage: 64_200,
  mileageEvidence: 'sure',
  isNew: false,
  status: 'available',
  photo: { key: 'art/side-suv-red-1' },
  points: [{ section: 'engine', point: 'idle', result: 'ok' }],
}

it('is short, and the same for what looks the same', () => {
  expect(shareVersion(CAR)).toMatch(/^[\da-z]{1,5}$/)
  const longer = { ...CAR, points: [...(CAR.points ?? []), { section: 'body', point: 'roof', result: 'ok' } as const] }
  expect(shareVersion(longer)).toBe(shareVersion(CAR))
})

it('differs where anything that is shown does', () => {
  const defect = [{ section: 'engine', point: 'idle', result: 'defect' } as const]
  const others: Partial<SharedCar>[] = [
    { price: 127_000 },
    { status: 'sold' },
    { status: 'reserved' },
    { mileage: 64_201 },
    { mileageEvidence: 'contradicted' },
    { modelYear: 2020 },
    { brand: { name: 'Renault' } },
    { model: { name: 'Logan' } },
    { photo: null },
    { photo: { key: 'art/side-suv-red-2' } },
    { points: null },
    { points: defect },
    { isNew: true },
  ]
  const versions = [{}, ...others].map((other) => shareVersion({ ...CAR, ...other }))
  expect(new Set(versions).size).toBe(versions.length)
})
