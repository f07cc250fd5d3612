import { carTitle } from '../../parts/car-cards/car-title.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { knownCars } from './known-cars.ts'
import { type AskedCar, loadAsked } from './load-asked.ts'

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
    result: isOpen ? await tradeInOf(api, id, car) : null,
  }
}

/** The rest of the price, and whether the calculator takes a loan for the most of it. */
async function tradeInOf(api: PageRequest['api'], id: string, car: AskedCar) {
  const [answer, { data: terms }] = await Promise.all([
    api.POST('/cars/{id}/trade-in', { params: { path: { id } }, body: car }),
    api.GET('/loans/terms'),
  ])
  const result = dataOrThrow(answer)
  const { left, price } = result
  const isLent = left !== null && terms !== undefined && left.most >= terms.minAmount && price <= terms.maxAmount
  return { ...result, isLent }
}

/** The result of a trade-in. */
export type TradeInResult = NonNullable<Awaited<ReturnType<typeof loadTradeIn>>['result']>
