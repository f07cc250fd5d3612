import { leftToPay } from '@otosafi/domain/money/left-to-pay'

import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { valueNow } from './value-now.ts'

/** What a visitor's old car counts against the price of one for sale (P-51), in every edition. */
export function createTradeInHandlers(services: Pick<ApiServices, 'database' | 'clock'>): HandlersOf<'valueTradeIn'> {
  return {
    async valueTradeIn({ path: { id }, body }, { edition }) {
      const car = await services.database.kysely
        .selectFrom('cars')
        .select(['price', 'status'])
        .where('edition', '=', edition.id)
        .where('id', '=', id)
        .executeTakeFirst()
      if (car === undefined) throw notFound('car')
      if (car.status === 'sold') throw new Problem('car_not_available')
      const valuation = await valueNow(services, edition, body)
      return ok({
        price: car.price,
        valuation,
        left: valuation.range === null ? null : leftToPay(car.price, valuation.range),
      })
    },
  }
}
