import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { PaymentsError, type PaymentsPort, type PaymentStatus } from '../../outside/payments/payments-port.ts'
import type { BookingRow } from '../bookings/booking-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import { settlePayment, type Settling } from './settle-payment.ts'

/** How long the provider may take to say once more what became of payments that it has refused. */
const ASKING_MS = 3000
/** The most payments that are asked about, the latest ones. */
const MOST_ASKED = 5

/** The payments of a booking that its provider has refused, latest first. */
export function listRefused(
  queries: Pick<Write, 'selectFrom'>,
  { edition, id }: BookingRow,
  { provider }: PaymentsPort,
): Promise<PaymentRow[]> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('edition', '=', edition)
    .where('booking_id', '=', id)
    .where('provider', '=', provider)
    .where('state', '=', 'refused')
    .orderBy('created_at', 'desc')
    .limit(MOST_ASKED)
    .execute()
}

/**
 * Asks the provider once more about refused payments, and settles what it says: their pages may have been paid since, and no
 * provider closes them on request. Gives whether money was found. Throws a {@link PaymentsError} where the provider is away.
 */
export async function askAboutRefused(
  database: Pick<Database, 'kysely'>,
  refused: readonly PaymentRow[],
  port: PaymentsPort,
  settling: Settling,
): Promise<boolean> {
  const signal = AbortSignal.timeout(ASKING_MS)
  const statuses = await Promise.all(refused.map(({ reference }) => findStatus(port, reference, signal)))
  const isNew: boolean[] = []
  for (const [at, payment] of refused.entries()) {
    const status = statuses[at] ?? null
    if (status !== null) isNew.push(await settlePayment(database, payment, status, settling))
  }
  return isNew.includes(true)
}

/** The state of a payment; null where the answer is not understood, which is left to the job. */
async function findStatus(port: PaymentsPort, reference: string, signal: AbortSignal): Promise<PaymentStatus | null> {
  try {
    return await port.status(reference, signal)
  } catch (error) {
    if (error instanceof PaymentsError && !error.isAway) return null
    throw error
  }
}
