import { carTitle } from '../../parts/car-cards/car-title.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { knownCars } from './known-cars.ts'
import { loadAsked } from './load-asked.ts'

/**
 * The trade-in of the old car in the address for the car with this id (P-51); no result once that is sold.
 * Throws the page's 404 for an unknown id.
 */
export async function loadTradeIn({ api, url }: Pick<PageRequest, 'api' | 'url'>, id: string) {
  const wanted = dataOrThrow(await api.GET('/cars/{id}', { params: { path: { id } } }))
  const { car, ...form } = await loadAsked(url, knownCars(api))
  const isOpen = car !== null && wanted.status !== 'sold'
  return {
    ...form,
    wanted,
    name: carTitle(wanted),
    result: isOpen ? dataOrThrow(await api.POST('/cars/{id}/trade-in', { params: { path: { id } }, body: car })) : null,
  }
}

/** The result of a trade-in. */
export type TradeInResult = NonNullable<Awaited<ReturnType<typeof loadTradeIn>>['result']>
