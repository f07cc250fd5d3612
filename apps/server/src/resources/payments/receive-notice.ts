import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import type { PaymentProvider } from '../../db/payment-tables.ts'
import type { NoticeVerdict } from '../../outside/payments/payments-port.ts'
import { wakePayments } from '../../outside/payments/wake-payments.ts'

/** A notice with what it is worth. */
export type ReceivedNotice = NoticeVerdict & { edition: EditionId; provider: PaymentProvider; body: Buffer }

/**
 * Stores a notice as it came, and lets the provider be asked about its payment. Nothing else is done about it: what it says
 * is not believed. Gives whether a genuine one is about a payment of ours.
 */
export async function receiveNotice(
  write: Write,
  { edition, provider, body, isGenuine, reference }: ReceivedNotice,
  now: Date,
): Promise<boolean> {
  const digest = createHash('sha256').update(body).digest('hex')
  await write
    .insertInto('payment_notices')
    .values({
      edition,
      provider,
      digest,
      // Bytes that are no text become replacement characters; PostgreSQL takes no zeros.
      body: body.toString().replaceAll('\0', '\u{FFFD}'),
      is_genuine: isGenuine,
      reference,
      received_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['edition', 'provider', 'digest']).doUpdateSet({
        times: sql`payment_notices.times + 1`,
        // The same bytes may come with a right signature after they came with a wrong one.
        is_genuine: sql`payment_notices.is_genuine or excluded.is_genuine`,
        reference: sql`coalesce(excluded.reference, payment_notices.reference)`,
      }),
    )
    .execute()
  if (!isGenuine || reference === null) return false
  const found = await write
    .updateTable('payments')
    .set({ due_at: now })
    .where('edition', '=', edition)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .returning('id')
    .execute()
  if (found.length > 0) await wakePayments(write)
  return found.length > 0
}
