import type { Env } from '../../env.ts'
import { createHttpRates } from './http-rates.ts'
import type { RatesPort } from './rates-port.ts'

/** Where exchange rates come from; null where nothing is configured: those that are stored stay, with their date. */
export function chooseRates({ ratesUrl }: Pick<Env, 'ratesUrl'>): RatesPort | null {
  return ratesUrl === null ? null : createHttpRates(ratesUrl)
}
