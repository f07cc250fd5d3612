import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Write } from '../../db/in-transaction.ts'

/** Milliseconds between two mails to one address, and how many it is sent in a day. */
const PAUSE = 60_000
const DAY = 24 * 3_600_000
const MAILS_A_DAY = 5

export type NewSubscriber = { edition: EditionId; email: string; language: Language; now: Date }

/**
 * Puts an address on the list as not yet confirmed, and holds its row until the transaction ends. One that is
 * confirmed stays so.
 */
export async function putSubscriber(write: Write, { edition, email, language, now }: NewSubscriber) {
  const isSubscribed = sql<boolean>`subscribers.state = 'subscribed'`
  return write
    .insertInto('subscribers')
    .values({ edition, id: randomUUID(), email, language, state: 'pending', consented_at: now })
    .onConflict((conflict) =>
      conflict.columns(['edition', 'email']).doUpdateSet({
        language: sql`case when ${isSubscribed} then subscribers.language else excluded.language end`,
        consented_at: sql`case when ${isSubscribed} then subscribers.consented_at else excluded.consented_at end`,
        state: sql`case when ${isSubscribed} then 'subscribed' else 'pending' end`,
      }),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()
}

/** Whether an address may be sent another link: nobody's mailbox is filled by strangers. */
export async function mayBeMailed(write: Write, edition: EditionId, subject: string, now: Date): Promise<boolean> {
  const sent = await write
    .selectFrom('link_tokens')
    .select('created_at')
    .where('edition', '=', edition)
    .where('subject', '=', subject)
    .where('purpose', '=', 'confirmSubscription')
    .where('created_at', '>', new Date(now.getTime() - DAY))
    .orderBy('created_at', 'desc')
    .execute()
  const last = sent[0]?.created_at.getTime() ?? 0
  return sent.length < MAILS_A_DAY && now.getTime() - last >= PAUSE
}

/** Confirms a subscription that waits for it; false where there is none. */
export async function confirmSubscription(write: Write, edition: EditionId, id: string, now: Date): Promise<boolean> {
  const row = await write
    .updateTable('subscribers')
    .set({ state: 'subscribed', confirmed_at: now, unsubscribed_at: null })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a subscription, confirmed or not. */
export async function endSubscription(write: Write, edition: EditionId, id: string, now: Date): Promise<void> {
  await write
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '<>', 'unsubscribed')
    .execute()
}
