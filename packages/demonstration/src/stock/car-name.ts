import type { Car } from '@otosafi/domain/car/car'

import { brandFact } from './facts/brands.ts'
import { modelFact } from './facts/models.ts'

/** The common name of a car: make, model, engine and trim, as in `Toyota Corolla 1.6 XLi`. Throws on a car not of this stock. */
export function carName({ brand, model, trim }: Pick<Car, 'brand' | 'model' | 'trim'>): string {
  const name = `${brandFact(brand).name} ${modelFact(`${brand}-${model}`).name}`
  return trim === null ? name : `${name} ${trim}`
}
