import type { CarCard } from '@otosafi/api-client/schema'

/**
 * When a car's page changed last: when it came. Undefined where it has changed since, on a day that no card says: its price was
 * lowered, or it was reserved or sold.
 */
export function lastChangeOfCar({ publishedAt, oldPrice, status }: CarCard): string | undefined {
  return oldPrice === null && status === 'available' ? publishedAt : undefined
}
