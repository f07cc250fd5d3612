import { NETWORK_DAYS } from '../auth/known-networks.ts'
import type { Database } from '../db/database.ts'
import { KEY_LIFE } from '../http/answer-once.ts'

const DAY = 24 * 3_600_000

/** Deletes what has served its time: keys with their answers, counts, dead links, sessions that are over, networks that nobody has come from for long, and mails that nobody could be sent. */
export async function purge({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await kysely.deleteFrom('idempotency_keys').where('created_at', '<=', before(KEY_LIFE)).execute()
  await kysely.deleteFrom('rate_counts').where('ends_at', '<=', now).execute()
  await kysely.deleteFrom('guesses').where('paused_until', '<=', before(DAY)).execute()
  await kysely
    .deleteFrom('known_networks')
    .where(
      'used_on',
      '<=',
      before(NETWORK_DAYS * DAY)
        .toISOString()
        .slice(0, 10),
    )
    .execute()
  await kysely.deleteFrom('sessions').where('expires_at', '<=', before(DAY)).execute()
  await kysely
    .deleteFrom('link_tokens')
    .where('expires_at', '<=', before(7 * DAY))
    .execute()
  await kysely
    .deleteFrom('outbox')
    .where('failed_at', '<=', before(7 * DAY))
    .execute()
  await kysely
    .deleteFrom('sent_messages')
    .where('sent_at', '<=', before(30 * DAY))
    .execute()
}
