import { sql } from 'kysely'

import type { FactsOf } from '@otosafi/messages/messages'
import { RECEIPT_KINDS } from '@otosafi/messages/receipt-kinds'
import { writeMail } from '@otosafi/messages/write-message'

import type { WriteContext } from '../../contract/handler.ts'
import { enqueueMail, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'

/** The most receipts that an address is sent in a day: anybody may type anybody's. */
const MAX_IN_A_DAY = 3
const DAY_MS = 24 * 3_600_000

/** Sends the receipt of a stored request to the address that it names, unless that was sent enough today. */
export async function sendReceipt(
  { email, ...request }: FactsOf<'receipt'> & { email: string },
  context: WriteContext,
  now: Date,
): Promise<void> {
  const { edition, write } = context
  const { count } = await write
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('edition', '=', edition.id)
    .where('kind', 'in', RECEIPT_KINDS)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .where(sql`lower(fields ->> 'email')`, '=', email)
    .executeTakeFirstOrThrow()
  if (Number(count) > MAX_IN_A_DAY) return
  const messageContext = { ...context, phone: await phoneOfEdition(write, edition) }
  await enqueueMail(write, edition, { to: email, ...writeMail('receipt', request, messageContext) }, now)
}
