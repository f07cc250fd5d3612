import type { Mail } from '@otosafi/domain/messages/mail'
import type { Sms } from '@otosafi/domain/messages/sms'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'

/** A message that is stored and not sent. */
export type LocalMessage = { id: string; edition: EditionId } & (
  | { channel: 'mail'; message: Mail }
  | { channel: 'sms'; message: Sms }
)

/** Stores a message in the database instead of sending it, once for each id; `/_outbox` shows it. For development and tests. */
export async function storeLocally(
  { kysely }: Pick<Database, 'kysely'>,
  clock: Clock,
  { message, ...kept }: LocalMessage,
): Promise<void> {
  await kysely
    .insertInto('sent_messages')
    .values({ ...kept, message: JSON.stringify(message), sent_at: new Date(clock()) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Whether messages of any kind stay in the database: never in production, where they could be somebody's real ones. */
export function keepsMessages({ mode, smtpUrl, smsUrl }: Pick<Env, 'mode' | 'smtpUrl' | 'smsUrl'>): boolean {
  return mode !== 'production' && (smtpUrl === null || smsUrl === null)
}
