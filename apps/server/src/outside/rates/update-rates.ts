import type { Clock } from '../../clock.ts'
import type { Report } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import type { RatesPort } from './rates-port.ts'
import { storeRates } from './store-rates.ts'

export type RatesUpdate = { database: Pick<Database, 'kysely'>; rates: RatesPort; clock: Clock; report: Report }

/** Fetches and stores the rates of the day. Rejects where the source does not answer, or with what cannot be true. */
export async function updateRates({ database, rates, clock, report }: RatesUpdate, signal: AbortSignal): Promise<void> {
  const found = await rates.fetchRates(signal)
  await storeRates(database, found, { now: clock(), report })
}
