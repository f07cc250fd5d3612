import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { type Clock, isoDay } from '../clock.ts'
import type { Limit } from '../contract/operation-rules.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { GuessLimit } from './guess-limits.ts'

/** The result of counting an attempt: 0 where it was counted, else the rest of a pause, milliseconds. */
export type CountedGuess = {
  pause: number
  /** Resets the count, after a correct attempt. */
  forget: () => Promise<void>
}

/** Rate limits of clients. */
export type RateLimiter = {
  /**
   * Counts one more `action` of a client; throws `rate_limited` with Retry-After (seconds) beyond the limit. The returned call
   * takes it back.
   */
  count: (action: string, client: string, limit: Pick<Limit, 'times' | 'seconds'>) => Promise<() => Promise<void>>
  /**
   * Counts one more attempt at a secret, before it is compared, so that concurrent attempts gain nothing. Nothing is counted
   * while a pause lasts.
   */
  guess: (whose: string, limit: GuessLimit) => Promise<CountedGuess>
  /** The number of attempts counted today. */
  guessesAt: (whose: string) => Promise<number>
}

/**
 * A limiter whose counts all processes share through the database. Addresses are stored only as hashes with a salt that is
 * replaced every day (UTC) and then deleted. Windows are fixed: they begin at the same moment for everybody.
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

  const hashOf = async (now: number, parts: readonly (string | number)[]): Promise<string> => {
    const salt = await saltOf(isoDay(now))
    return createHash('sha256')
      .update([salt, ...parts].join('\n'))
      .digest('base64url')
  }

  return {
    async count(action, client, { times, seconds }) {
      const now = clock()
      const stretch = Math.floor(now / (seconds * 1000))
      const endsAt = (stretch + 1) * seconds * 1000
      const bucket = await hashOf(now, [action, stretch, client])
      const row = await kysely
        .insertInto('rate_counts')
        .values({ bucket, times: 1, ends_at: new Date(endsAt) })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ times: sql`rate_counts.times + 1` }))
        .returning('times')
        .executeTakeFirstOrThrow()
      if (row.times <= times) return () => takeBack(kysely, bucket)
      throw tooMany(endsAt - now)
    },

    async guess(whose, limit) {
      const now = clock()
      const bucket = await hashOf(now, ['guess', whose])
      const isCounted = await countGuess(kysely, bucket, new Date(now), limit)
      return {
        pause: isCounted ? 0 : Math.max(1, await pauseOf(kysely, bucket, now)),
        async forget() {
          await kysely.deleteFrom('guesses').where('bucket', '=', bucket).execute()
        },
      }
    },

    async guessesAt(whose) {
      const bucket = await hashOf(clock(), ['guess', whose])
      const row = await kysely.selectFrom('guesses').select('times').where('bucket', '=', bucket).executeTakeFirst()
      return row?.times ?? 0
    },
  }
}

/** Counts one less. No row counts nothing. */
async function takeBack(kysely: Database['kysely'], bucket: string): Promise<void> {
  await sql`
    with last as (delete from rate_counts where bucket = ${bucket} and times = 1)
    update rate_counts set times = times - 1 where bucket = ${bucket} and times > 1
  `.execute(kysely)
}

/** Counts an attempt and starts the pause that follows it, in one statement; false, with nothing counted, during a pause. */
async function countGuess(
  kysely: Database['kysely'],
  bucket: string,
  now: Date,
  { free, first, longest }: GuessLimit,
): Promise<boolean> {
  const { rows } = await sql`
    insert into guesses as g (bucket, times, paused_until) values (${bucket}, 1, ${now})
    on conflict (bucket) do update set
      times = g.times + 1,
      paused_until = ${now}::timestamptz + interval '1 second' *
        case when g.times + 1 < ${free}::integer then 0
        else least(${longest}::integer, ${first}::integer * power(2, least(g.times + 1 - ${free}::integer, 20))) end
    where g.paused_until <= ${now}
    returning times
  `.execute(kysely)
  return rows.length > 0
}

/** The milliseconds that are left of a pause. */
async function pauseOf(kysely: Database['kysely'], bucket: string, now: number): Promise<number> {
  const row = await kysely.selectFrom('guesses').select('paused_until').where('bucket', '=', bucket).executeTakeFirst()
  return row === undefined ? 0 : row.paused_until.getTime() - now
}

/** The `rate_limited` problem with its Retry-After, from milliseconds. */
export function tooMany(milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Problem('rate_limited', { headers: { 'Retry-After': String(seconds) } })
}

/** Whether an error is that problem. */
export function isTooMany(error: unknown): boolean {
  return error instanceof Problem && error.code === 'rate_limited'
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
