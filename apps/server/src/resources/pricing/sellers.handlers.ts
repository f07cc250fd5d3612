import { leftToPay } from '@otosafi/domain/money/left-to-pay'

import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { valueNow } from './value-now.ts'

/** Valuation of a seller's car, alone and in exchange for one for sale (P-51), in every edition. */
export function createSellersValueHandlers(
  services: Pick<ApiServices, 'database' | 'search' | 'clock'>,
): HandlersOf<'valueSellingCar' | 'valueTradeIn'> {
  return {
    async valueSellingCar({ body }, context) {
      return ok(await valueNow(services, context, body))
    },

    async valueTradeIn({ path: { id }, body }, context) {
      const car = await services.database.kysely
        .selectFrom('cars')
        .select(['price', 'status'])
        .where('edition', '=', context.edition.id)
        .where('id', '=', id)
        .executeTakeFirst()
      if (car === undefined) throw notFound('car')
      if (car.status === 'sold') throw new Problem('car_not_available')
      const valuation = await valueNow(services, context, body)
      return ok({
        price: car.price,
        valuation,
        left: valuation.range === null ? null : leftToPay(car.price, valuation.range),
      })
    },
  }
}
