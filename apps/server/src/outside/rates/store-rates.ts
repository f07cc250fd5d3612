import type { Report } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { type DatedRates, FLOATING_CURRENCIES, type FloatingCurrency, RatesError } from './rates-port.ts'

const DAY_MS = 24 * 3_600_000

/** The largest plausible change of a rate, relative to the one before. */
const MAX_MOVE = 0.2
/** Days after which a stored rate is no longer compared with, and a new one is refused as too old. */
const MAX_AGE_DAYS = 30

/**
 * Stores newer rates and invalidates all editions' pages; returns their currencies. A rate that moved by more than 20 percent is refused
 * and reported. Throws a {@link RatesError} for rates of the future or older than 30 days. `now` is milliseconds since the epoch.
 */
export async function storeRates(
  database: Pick<Database, 'kysely'>,
  { date, source, perEuro }: DatedRates,
  { now, report }: { now: number; report: Report },
): Promise<FloatingCurrency[]> {
  const at = Date.parse(date)
  // A day of tolerance: east of Greenwich it is tomorrow already.
  if (at > now + DAY_MS || at < now - MAX_AGE_DAYS * DAY_MS) throw new RatesError(`The exchange rates are of ${date}`)
  const refused: FloatingCurrency[] = []
  const stored = await inTransaction(database, async (write) => {
    const last = await readLast(write)
    const newer = FLOATING_CURRENCIES.flatMap((quote) => {
      const rate = perEuro[quote]
      const before = last.get(quote)
      if (rate === undefined || (before !== undefined && before.date >= date)) return []
      const isRecent = before !== undefined && at - Date.parse(before.date) <= MAX_AGE_DAYS * DAY_MS
      if (isRecent && Math.abs(rate / before.rate - 1) > MAX_MOVE) {
        refused.push(quote)
        return []
      }
      return [{ base: 'EUR' as const, quote, as_of: date, rate: String(rate), source }]
    })
    if (newer.length === 0) return []
    const written = await write
      .insertInto('exchange_rates')
      .values(newer)
      .onConflict((conflict) => conflict.doNothing())
      .returning('quote')
      .execute()
    return written.map(({ quote }) => quote as FloatingCurrency)
  })
  for (const currency of new Set(refused)) {
    report(`The exchange rate of ${currency} moved by more than 20 percent and is refused`, `${date}, ${source}`)
  }
  return stored
}

/** The latest stored rate of each currency. */
async function readLast(write: Write): Promise<Map<string, { date: string; rate: number }>> {
  const rows = await write
    .selectFrom('exchange_rates')
    .distinctOn('quote')
    .select(['quote', 'as_of', 'rate'])
    .where('base', '=', 'EUR')
    .orderBy('quote')
    .orderBy('as_of', 'desc')
    .execute()
  return new Map(rows.map(({ quote, as_of, rate }) => [quote, { date: as_of, rate: Number(rate) }]))
}
