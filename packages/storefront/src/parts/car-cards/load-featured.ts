import type { ApiClient } from '@otosafi/api-client/client'

import { type CardCar, cardCar } from './car-card-props.ts'

/**
 * The first featured cars (P-21), how many of them the team has chosen, and how many there are; none where they cannot be loaded,
 * since they are never all of a page.
 */
export async function loadFeatured(
  api: ApiClient,
): Promise<{ cars: CardCar[]; chosen: number; totalFeatured: number }> {
  const { data } = await api.GET('/featured-cars')
  return { cars: (data?.cars ?? []).map(cardCar), chosen: data?.chosen ?? 0, totalFeatured: data?.totalFeatured ?? 0 }
}
