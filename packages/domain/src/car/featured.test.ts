import { expect, it } from 'vitest'

import { comparePlaces, type FeatureFacts, featuredPlace } from './featured.ts'

const CAR: FeatureFacts = {
  id: 'b',
  status: 'available',
  certified: true,
  mileageEvidence: 'sure',
  price: 90,
  dealValue: 100,
  publishedAt: 5,
}

it('a car is featured that is certified, for sale, of sure mileage and no dearer than its market value', () => {
  expect(featuredPlace(CAR)).toEqual({ id: 'b', publishedAt: 5, share: 0.9 })
  expect(featuredPlace({ ...CAR, price: 100 })).not.toBeNull()
})

it.each<Partial<FeatureFacts>>([
  { status: 'reserved' },
  { status: 'sold' },
  { certified: false },
  { mileageEvidence: 'likely' },
  { mileageEvidence: 'unknown' },
  { mileageEvidence: 'contradicted' },
  { price: 101 },
  { dealValue: null },
])('no car is featured with %o', (lacking) => {
  expect(featuredPlace({ ...CAR, ...lacking })).toBeNull()
})

it('those furthest below the market come first, then the newest', () => {
  const places = [
    { id: 'd', share: 0.9, publishedAt: 1 },
    { id: 'c', share: 0.9, publishedAt: 2 },
    { id: 'a', share: 0.9, publishedAt: 1 },
    { id: 'e', share: 0.8, publishedAt: 0 },
  ]
  expect(places.toSorted(comparePlaces).map(({ id }) => id)).toEqual(['e', 'c', 'a', 'd'])
})
