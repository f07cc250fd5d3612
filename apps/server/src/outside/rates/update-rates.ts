import type { Clock } from '../../clock.ts'
import type { Report } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import type { RatesPort } from './rates-port.ts'
import { storeRates } from './store-rates.ts'

/** Milliseconds from rates that came to the next asking. */
const DAILY = 24 * 3_600_000

export type RatesUpdate = { database: Pick<Database, 'kysely'>; rates: RatesPort; clock: Clock; report: Report }

/**
 * A call that fetches and stores rates once a day, however often it is called: a day after the last success. Rejects
 * where that fails; the next call tries again.
 */
export function createRatesUpdate({ database, rates, clock, report }: RatesUpdate) {
  let due = Number.NEGATIVE_INFINITY
  return async (signal: AbortSignal): Promise<void> => {
    const now = clock()
    if (now < due) return
    const found = await rates.fetchRates(signal)
    await storeRates(database, found, { now, report })
    due = now + DAILY
  }
}
