import type { Language } from '../language.ts'
import { pathFor } from './path-for.ts'

/** What the address of a car is made of (decision 10). */
export type CarAddress = { id: string; brand: string; model: string; modelYear: number; price: number }

/** The present address of a car's page; only the id counts, the rest is for people (spec section 2). */
export function carPath(car: CarAddress, language: Language): string {
  return pathFor('car', language, {
    brand: car.brand,
    model: car.model,
    year: String(car.modelYear),
    price: String(car.price),
    id: car.id,
  })
}
