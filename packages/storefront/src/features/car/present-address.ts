import { redirect } from 'react-router'

import type { Language } from '@otosafi/editions/language'
import { carPath } from '@otosafi/editions/routes/car-path'

import type { CarDetail } from './load-car.ts'

type AddressedCar = Pick<CarDetail, 'id' | 'modelYear' | 'price'> & { brand: { id: string }; model: { id: string } }

/** The present address of a car's page. */
export function addressOf(car: AddressedCar, language: Language): string {
  return carPath({ ...car, brand: car.brand.id, model: car.model.id }, language)
}

/**
 * Sends a visitor of an old address of a car, or of a page below it, to the present one with a 301: only the id counts
 * (P-16). `below` is what follows the car's own address, with its slash.
 */
export function keepPresentAddress(url: URL, address: string, below = ''): void {
  const present = address + below
  if (decodeURI(url.pathname) !== decodeURI(present)) throw redirect(present + url.search, 301)
}
