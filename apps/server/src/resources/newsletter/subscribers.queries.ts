import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { tooMany } from '../../limits/rate-limiter.ts'
import { hasAgreed, recordConsents } from '../profile/consents.ts'
import type { Preferences } from './preferences.ts'

/** Limits of mails to one address: the interval, and the number in a day. */
const MIN_INTERVAL_MS = 60_000
const DAY_MS = 24 * 3_600_000
const MAX_MAILS_A_DAY = 5

export type NewSubscriber = { edition: EditionId; email: string; language: Language; now: Date }

/**
 * Adds an address as unconfirmed, and locks its row until the transaction ends. A confirmed one stays confirmed.
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

/**
 * Whether an address is sent another link: not while the last one has just been sent. Throws `rate_limited` where it was sent as many as
 * it may be in a day, so that nobody can flood a stranger's mailbox.
 */
export async function mayBeMailed(write: Write, edition: EditionId, subject: string, now: Date): Promise<boolean> {
  const sent = await write
    .selectFrom('link_tokens')
    .select('created_at')
    .where('edition', '=', edition)
    .where('subject', '=', subject)
    .where('purpose', '=', 'confirmSubscription')
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('created_at', 'desc')
    .execute()
  const [last, oldest] = [sent[0], sent[MAX_MAILS_A_DAY - 1]].map((each) => each?.created_at.getTime())
  if (last !== undefined && now.getTime() - last < MIN_INTERVAL_MS) return false
  if (oldest !== undefined) throw tooMany(oldest + DAY_MS - now.getTime())
  return true
}

/** The subscription of an address; undefined without one. */
export function findSubscriber({ kysely }: Pick<Database, 'kysely'>, edition: EditionId, email: string) {
  return kysely
    .selectFrom('subscribers')
    .select(['id', 'state', 'language', 'frequency', 'topics'])
    .where('edition', '=', edition)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Whether a subscription is confirmed, and has not ended. */
export async function isSubscriber(write: Write, edition: EditionId, id: string): Promise<boolean> {
  const row = await write
    .selectFrom('subscribers')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '=', 'subscribed')
    .executeTakeFirst()
  return row !== undefined
}

/** The preferences of a subscription that has not ended; undefined without one. */
export function findPreferences(write: Write, edition: EditionId, id: string): Promise<Preferences | undefined> {
  return write
    .selectFrom('subscribers')
    .select(['frequency', 'topics', 'language'])
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '<>', 'unsubscribed')
    .executeTakeFirst()
}

/** Keeps the preferences of a subscription; false where it has ended, or there is none. */
export async function keepPreferences(
  write: Write,
  { edition, id }: { edition: EditionId; id: string },
  { frequency, topics, language }: Preferences,
): Promise<boolean> {
  const row = await write
    .updateTable('subscribers')
    .set({ frequency, topics, language })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '<>', 'unsubscribed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Confirms a pending subscription; false where there is none. The account with this address keeps that it agreed. */
export async function confirmSubscription(write: Write, edition: EditionId, id: string, now: Date): Promise<boolean> {
  const row = await write
    .updateTable('subscribers')
    .set({ state: 'subscribed', confirmed_at: now, unsubscribed_at: null })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('email')
    .executeTakeFirst()
  if (row === undefined) return false
  await keepChoice(write, { edition, email: row.email, given: true, now })
  return true
}

/** Ends a subscription, confirmed or not. The account with this address keeps that it was taken back. */
export async function endSubscription(write: Write, edition: EditionId, id: string, now: Date): Promise<void> {
  const row = await write
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('state', '<>', 'unsubscribed')
    .returning('email')
    .executeTakeFirst()
  if (row !== undefined) await keepChoice(write, { edition, email: row.email, given: false, now })
}

/**
 * Has a subscription follow its holder to another address, which they have verified; one that was ended there stays so, and the
 * account, which has that address already, keeps that it was taken back. The former address gets no more.
 */
export async function moveSubscription(
  write: Write,
  { edition, from, to, now }: { edition: EditionId; from: string; to: string; now: Date },
): Promise<void> {
  const former = await findSubscriber({ kysely: write }, edition, from)
  if (former?.state !== 'subscribed') return
  const there = await findSubscriber({ kysely: write }, edition, to)
  if (there === undefined || there.state === 'pending') {
    const { id } = await putSubscriber(write, { edition, email: to, language: former.language, now })
    await confirmSubscription(write, edition, id, now)
    await keepPreferences(write, { edition, id }, former)
  } else if (there.state === 'unsubscribed') await keepChoice(write, { edition, email: to, given: false, now })
  await endSubscription(write, edition, former.id, now)
}

/** Adds a choice to the history of the account that has verified the address, unless it was its last word already. */
async function keepChoice(
  write: Write,
  { edition, email, given, now }: { edition: EditionId; email: string; given: boolean; now: Date },
): Promise<void> {
  const user = await write
    .selectFrom('users')
    .select('id')
    .where('edition', '=', edition)
    .where('email', '=', email)
    .executeTakeFirst()
  if (user === undefined || (await hasAgreed(write, { edition, id: user.id }, 'newsletter')) === given) return
  await recordConsents(write, { edition, userId: user.id, purposes: ['newsletter'], given, now })
}
