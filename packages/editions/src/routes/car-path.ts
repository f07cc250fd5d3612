import type { Language } from '../language.ts'
import { pathFor } from './path-for.ts'

/** The fields of a car's address, as the API has them (P-16). */
export type CarAddress = {
  id: string
  brand: { id: string }
  model: { id: string }
  modelYear: number
  price: number
}

/** The present address of a car's page; only the id counts, the rest is for readers (P-16). */
export function carPath(car: CarAddress, language: Language): string {
  return pathFor('car', language, {
    brand: car.brand.id,
    model: car.model.id,
    year: String(car.modelYear),
    price: String(car.price),
    id: car.id,
  })
}
