import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Clock } from '../api/clock.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Limit } from './limits.ts'
import { networkOf } from './network-of.ts'

/** Counts what clients do. */
export type RateLimiter = {
  /** Counts one more `action` of an address; throws `rate_limited` with Retry-After (seconds) beyond the limit. */
  count: (action: string, address: string, limit: Limit) => Promise<void>
}

/**
 * A limiter whose counts all processes share through the database. Addresses are kept only as hashes with a salt that
 * is new every day (UTC); with the salt goes the way back. Stretches of time begin at the same moment for everybody.
 */
export function createRateLimiter({ kysely }: Pick<Database, 'kysely'>, clock: Clock): RateLimiter {
  let today: { day: string; salt: Promise<string> } | undefined

  const saltOf = (day: string): Promise<string> => {
    if (today?.day === day) return today.salt
    const salt = findSalt(kysely, day)
    today = { day, salt }
    salt.catch(() => (today = undefined))
    return salt
  }

  return {
    async count(action, address, { times, seconds }) {
      const now = clock()
      const stretch = Math.floor(now / (seconds * 1000))
      const endsAt = (stretch + 1) * seconds * 1000
      const salt = await saltOf(new Date(now).toISOString().slice(0, 10))
      const bucket = createHash('sha256')
        .update([salt, action, stretch, networkOf(address)].join('\n'))
        .digest('base64url')
      const row = await kysely
        .insertInto('rate_counts')
        .values({ bucket, times: 1, ends_at: new Date(endsAt) })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ times: sql`rate_counts.times + 1` }))
        .returning('times')
        .executeTakeFirstOrThrow()
      if (row.times <= times) return
      throw new Problem('rate_limited', { headers: { 'Retry-After': String(Math.ceil((endsAt - now) / 1000)) } })
    },
  }
}

/** The salt of a day, the same for all processes. Those of earlier days are deleted. */
async function findSalt(kysely: Database['kysely'], day: string): Promise<string> {
  await kysely
    .insertInto('daily_salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await kysely.deleteFrom('daily_salts').where('day', '<', day).execute()
  const row = await kysely.selectFrom('daily_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return row.salt
}
