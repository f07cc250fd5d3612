import type { CarCard } from '../schema.ts'

/** A card of a car for tests; `changes` are the facts that a test is about. */
export function cardOf(changes: Partial<CarCard> = {}): CarCard {
  return {
    id: '4k7q2pxa',
    reference: 'MA-4K7Q2PXA',
    name: 'Dacia Duster 2021',
    brand: { id: 'dacia', name: 'Dacia' },
    model: { id: 'duster', name: 'Duster' },
    trim: null,
    modelYear: 2021,
    price: 189_000,
    oldPrice: null,
    currency: 'MAD',
    mileage: 42_000,
    mileageEvidence: 'likely',
    fuelType: 'diesel',
    transmission: 'manual',
    bodyType: 'suv',
    color: 'white',
    city: { id: 'casablanca', name: 'Casablanca' },
    conditions: ['used'],
    status: 'available',
    certified: true,
    isRecent: true,
    monthlyPayment: null,
    photo: null,
    photoCount: 0,
    publishedAt: '2026-01-05T09:00:00Z',
    changedAt: '2026-01-05T09:00:00Z',
    ...changes,
  }
}
