import type { components } from '@otosafi/api-client/schema'
import { conditionsOf } from '@otosafi/domain/car/condition'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { referencePrefix } from '@otosafi/editions/reference-prefix'

import { cityNames } from '../../catalogue/city-name.ts'
import type { ReferenceData } from '../../catalogue/reference-data.ts'
import { isCertified, modelKey, type StoredCar } from '../../catalogue/stored-car.ts'
import { dayOfEdition } from '../../clock.ts'
import { financingOf } from './financing.ts'

export type CarCard = components['schemas']['CarCard']
export type Currency = components['schemas']['Currency']

/** How long a car counts as recent. */
const RECENT_MS = 7 * 24 * 3_600_000

/** The context of a card. `now` is milliseconds since the epoch. */
export type CardContext = { edition: EditionFacts; language: Language; reference: ReferenceData; now: number }

/** A car as cards show it (P-12). */
export function presentCard(car: StoredCar, { edition, language, reference, now }: CardContext): CarCard {
  const brand = reference.brands.get(car.brand)?.name ?? car.brand
  const model = reference.models.get(modelKey(car))?.name ?? car.model
  return {
    id: car.id,
    reference: referenceOf(edition, car.id),
    name: carName(car, reference),
    brand: { id: car.brand, name: brand },
    model: { id: car.model, name: model },
    trim: car.trim,
    modelYear: car.modelYear,
    price: car.price,
    oldPrice: car.oldPrice,
    currency: edition.currency as Currency,
    mileage: car.mileage,
    mileageEvidence: car.mileageEvidence,
    fuelType: car.fuelType,
    transmission: car.transmission,
    bodyType: car.bodyType,
    color: car.color,
    city: { id: car.city, name: cityNames(reference.cities[edition.id], language)(car.city) },
    conditions: conditionsOf(car),
    status: car.status,
    certified: isCertified(car, dayOfEdition(edition, now)),
    isRecent: now - car.publishedAt < RECENT_MS && car.publishedAt <= now,
    monthlyPayment: financingOf(car.price, edition.loan).amount,
    photo: car.photo && { ...car.photo, kind: 'key', flaw: null },
    photoCount: car.photoCount,
    publishedAt: new Date(car.publishedAt).toISOString(),
    changedAt: new Date(car.changedAt).toISOString(),
  }
}

/** Brand, model and trim of a car. */
export function carName(car: Pick<StoredCar, 'brand' | 'model' | 'trim'>, { brands, models }: ReferenceData): string {
  const brand = brands.get(car.brand)?.name ?? car.brand
  const model = models.get(modelKey(car))?.name ?? car.model
  return [brand, model, car.trim].filter(Boolean).join(' ')
}

/** The car's human-readable reference: `MA-4K7Q2PXA`. */
export function referenceOf(edition: EditionFacts, id: string): string {
  return `${referencePrefix(edition)}-${id.toUpperCase()}`
}
