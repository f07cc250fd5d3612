import { createHmac } from 'node:crypto'

import { RETENTION } from '@otosafi/domain/content/retention'

import { type Clock, isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { createSecret } from '../db/secrets.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Account } from './known-devices.ts'

const DAY_MS = 24 * 3_600_000

/** The most networks that are stored for an account: those used last. */
const MAX_NETWORKS = 20

/**
 * Recognises networks that an account has been signed in from, for clients that keep no cookies. A network is stored as a
 * hash with a secret key, another one for each account, and with the day of its last use.
 */
export type KnownNetworks = {
  isKnown: (account: Account, address: string) => Promise<boolean>
  remember: (account: Account, address: string) => Promise<void>
}

/** Known networks in the database. */
export function createKnownNetworks(database: Pick<Database, 'kysely'>, clock: Clock): KnownNetworks {
  const findKey = createSecret(database, 'knownNetworks')

  async function hashOf({ edition, userId }: Account, address: string): Promise<string> {
    return createHmac('sha256', await findKey())
      .update([edition, userId, networkOf(address)].join('\n'))
      .digest('base64url')
  }

  return {
    async isKnown(account, address) {
      const row = await database.kysely
        .selectFrom('known_networks')
        .select('hash')
        .where('edition', '=', account.edition)
        .where('user_id', '=', account.userId)
        .where('hash', '=', await hashOf(account, address))
        .where('used_on', '>', isoDay(clock() - RETENTION.networkDays * DAY_MS))
        .executeTakeFirst()
      return row !== undefined
    },

    async remember(account, address) {
      const of = { edition: account.edition, user_id: account.userId }
      const used_on = isoDay(clock())
      const { kysely } = database
      await kysely
        .insertInto('known_networks')
        .values({ ...of, hash: await hashOf(account, address), used_on })
        .onConflict((conflict) => conflict.columns(['edition', 'user_id', 'hash']).doUpdateSet({ used_on }))
        .execute()
      await kysely
        .deleteFrom('known_networks')
        .where('edition', '=', of.edition)
        .where('user_id', '=', of.user_id)
        .where('hash', 'not in', (queries) =>
          queries
            .selectFrom('known_networks')
            .select('hash')
            .where('edition', '=', of.edition)
            .where('user_id', '=', of.user_id)
            .orderBy('used_on', 'desc')
            .orderBy('hash')
            .limit(MAX_NETWORKS),
        )
        .execute()
    },
  }
}
