import { STOCK_STATES } from '@otosafi/domain/office/stock-states'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition, isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { editionsOf } from './listing.ts'
import {
  countPositions,
  countPromises,
  countStates,
  countUnanswered,
  medianDaysToSell,
  medianFirstAnswerMinutes,
  numbersByDay,
} from './numbers.queries.ts'

const DAY_MS = 86_400_000

/** Demand and sales, in the editions of the signed-in user. */
export function createNumbersHandlers({
  database,
}: {
  database: Pick<Database, 'kysely'>
}): OfficeHandlersOf<'getNumbers'> {
  return {
    async getNumbers({ query: { edition, days } }, { staff, now }) {
      const editions = editionsOf(staff, edition)
      // The latest day that it is in any of them.
      const today =
        editions
          .map((each) => dayOfEdition(EDITIONS[each], now))
          .toSorted()
          .at(-1) ?? isoDay(now)
      const from = isoDay(Date.parse(today) - (days - 1) * DAY_MS)
      const period = { editions, from, to: today }
      const [byDay, states, prices, toSell, firstAnswer, unanswered, promises] = await Promise.all([
        numbersByDay(database, period),
        countStates(database, editions),
        countPositions(database, editions),
        medianDaysToSell(database, period),
        medianFirstAnswerMinutes(database, period),
        countUnanswered(database, editions),
        countPromises(database, period, now),
      ])
      return {
        status: 200,
        body: {
          days: byDay,
          stock: STOCK_STATES.flatMap((state) => {
            const cars = states.get(state)
            return cars === undefined ? [] : [{ state, cars }]
          }),
          prices,
          medianDaysToSell: toSell,
          medianFirstAnswerMinutes: firstAnswer,
          unanswered,
          promises,
        },
      }
    },
  }
}
