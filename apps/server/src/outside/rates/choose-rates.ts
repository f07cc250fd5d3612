import type { Env } from '../../env.ts'
import { createHttpRates } from './http-rates.ts'
import type { RatesPort } from './rates-port.ts'

/** The source of exchange rates; null where none is configured: the stored ones stay, with their date. */
export function chooseRates({ ratesUrl }: Pick<Env, 'ratesUrl'>): RatesPort | null {
  return ratesUrl === null ? null : createHttpRates(ratesUrl)
}
