import type { ApiClient } from '@otosafi/api-client/client'
import type { CarCard, CategoryFilters } from '@otosafi/api-client/schema'

import { need } from '../request/api-result.ts'

/** The newest cars of a brand that are looked at for those of its models; older ones say nothing of theirs. */
const CARS = 48

/** When the newest car of a list came, as ISO instant; undefined where it has none. */
export async function newestCar(api: ApiClient, filters: CategoryFilters = {}): Promise<string | undefined> {
  const query = { ...filters, limit: 1, facets: false }
  return need(await api.GET('/cars', { params: { query } })).cars[0]?.publishedAt
}

/** When the newest car of a brand came, and of each of its models that is among its newest cars, by the model's id. */
export async function newestOfBrand(
  api: ApiClient,
  brand: string,
): Promise<{ newest: string | undefined; byModel: ReadonlyMap<string, string> }> {
  const query = { brand: [brand], limit: CARS, facets: false }
  const { cars } = need(await api.GET('/cars', { params: { query } }))
  const oldestFirst = cars.toReversed()
  return {
    newest: cars[0]?.publishedAt,
    byModel: new Map(oldestFirst.map(({ model, publishedAt }) => [model.id, publishedAt])),
  }
}

/**
 * When a car's page changed last: when it came. Undefined where it has changed since, on a day that no card says: its price was
 * lowered, or it was reserved or sold.
 */
export function lastChangeOfCar({ publishedAt, oldPrice, status }: CarCard): string | undefined {
  return oldPrice === null && status === 'available' ? publishedAt : undefined
}
