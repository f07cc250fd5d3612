import type { BodyOf, HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { findRates } from './rates.queries.ts'

/** Dated exchange rates (P-24). */
export function createRatesHandlers({ database }: ApiServices): HandlersOf<'getExchangeRates'> {
  return {
    async getExchangeRates(_, { edition }) {
      const found = await findRates(database, edition.currency)
      if (found === null) throw notFound('exchange rate')
      return ok({ ...found, base: found.base as BodyOf<'getExchangeRates'>['base'] })
    },
  }
}
