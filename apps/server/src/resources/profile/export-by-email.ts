import type { BodyOf } from '../../contract/handler.ts'
import type { Database } from '../../db/database.ts'
import { preferencesOf } from '../newsletter/preferences.ts'
import type { UserRow } from './user.queries.ts'

type Exported = BodyOf<'exportAccount'>

/** Exports the data keyed by a user's address alone: the cars it waits for, and its newsletter. */
export async function exportByEmail(
  { kysely }: Pick<Database, 'kysely'>,
  { edition, email }: UserRow,
): Promise<Pick<Exported, 'carWaits' | 'newsletter'>> {
  if (email === null) return { carWaits: [], newsletter: null }
  const waits = await kysely
    .selectFrom('car_waits')
    .select(['car_id', 'consented_at', 'confirmed_at'])
    .where('edition', '=', edition)
    .where('email', '=', email)
    .orderBy('consented_at', 'desc')
    .orderBy('car_id')
    .execute()
  const subscription = await kysely
    .selectFrom('subscribers')
    .select(['state', 'consented_at', 'confirmed_at', 'unsubscribed_at', 'frequency', 'topics', 'language'])
    .where('edition', '=', edition)
    .where('email', '=', email)
    .executeTakeFirst()
  return {
    carWaits: waits.map(({ car_id: car, consented_at, confirmed_at }) => ({
      car,
      consentedAt: consented_at.toISOString(),
      confirmedAt: confirmed_at?.toISOString() ?? null,
    })),
    newsletter:
      subscription === undefined
        ? null
        : {
            state: subscription.state,
            consentedAt: subscription.consented_at.toISOString(),
            confirmedAt: subscription.confirmed_at?.toISOString() ?? null,
            unsubscribedAt: subscription.unsubscribed_at?.toISOString() ?? null,
            preferences: preferencesOf(subscription),
          },
  }
}
