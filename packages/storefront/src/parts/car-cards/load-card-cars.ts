import type { ApiClient } from '@otosafi/api-client/client'

import { dataOrThrow } from '../../request/api-result.ts'
import { type CardCar, cardCar } from './car-card-props.ts'

/**
 * The cars of a list of ids in its order, at most 50; those that are no longer shown are left out. Without a limit: that of a
 * page is lower.
 */
export async function loadCardCars(api: ApiClient, ids: readonly string[]): Promise<CardCar[]> {
  if (ids.length === 0) return []
  const query = { id: [...ids], facets: false }
  return dataOrThrow(await api.GET('/cars', { params: { query } })).cars.map(cardCar)
}
