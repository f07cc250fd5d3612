import type { Language } from '../language.ts'
import { pathFor } from './path-for.ts'

/** The fields of a car's address (P-16). */
export type CarAddress = { id: string; brand: string; model: string; modelYear: number; price: number }

/** The present address of a car's page; only the id counts, the rest is for readers (P-16). */
export function carPath(car: CarAddress, language: Language): string {
  return pathFor('car', language, {
    brand: car.brand,
    model: car.model,
    year: String(car.modelYear),
    price: String(car.price),
    id: car.id,
  })
}
