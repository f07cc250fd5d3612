import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'

/** How long a used token is still accepted, for parallel tabs and for answers that were lost on the way. */
const GRACE_PERIOD_MS = 10_000
/** How many times, within that period. */
const MAX_GRACE_USES = 3

/** A refresh token as it comes back. */
export type BroughtToken = { edition: EditionId; token: string; now: Date }

/**
 * The result of using one: its session, or why there is none. `reused`: it was used before, perhaps by a thief. `crowded`:
 * it came too often within the grace period.
 */
export type UsedToken =
  | { session: { id: string; user_id: string; remembered: boolean; expires_at: Date } }
  | { session: null; why: 'unknown' | 'expired' | 'crowded' }
  | { session: null; why: 'reused'; sessionId: string; userId: string }

/** Creates a token of 256 bits for a session. Only its hash is stored. */
export async function createRefreshToken(write: Write, edition: EditionId, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await write
    .insertInto('refresh_tokens')
    .values({ edition, hash: hashOf(token), session_id: sessionId })
    .execute()
  return token
}

/** Redeems a token; a single statement decides which of several concurrent uses is the first. */
export async function useRefreshToken(write: Write, brought: BroughtToken): Promise<UsedToken> {
  const { edition, token, now } = brought
  const hash = hashOf(token)
  const first = await write
    .updateTable('refresh_tokens as t')
    .from('sessions as s')
    .set({ used_at: now })
    .whereRef('s.edition', '=', 't.edition')
    .whereRef('s.id', '=', 't.session_id')
    .where('t.edition', '=', edition)
    .where('t.hash', '=', hash)
    .where('t.used_at', 'is', null)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .returning(['s.id', 's.user_id', 's.remembered', 's.expires_at'])
    .executeTakeFirst()
  return first === undefined ? explain(write, edition, hash, now) : { session: first }
}

async function explain(write: Write, edition: EditionId, hash: string, now: Date): Promise<UsedToken> {
  const row = await write
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', (join) => join.onRef('s.edition', '=', 't.edition').onRef('s.id', '=', 't.session_id'))
    .select(['s.id', 's.user_id', 's.remembered', 's.expires_at', 's.revoked_at', 't.used_at'])
    .where('t.edition', '=', edition)
    .where('t.hash', '=', hash)
    .executeTakeFirst()
  if (row === undefined || row.revoked_at !== null) return { session: null, why: 'unknown' }
  if (row.expires_at <= now) return { session: null, why: 'expired' }
  if (row.used_at === null) throw new Error('A token is neither used nor of use')
  if (now.getTime() - row.used_at.getTime() > GRACE_PERIOD_MS)
    return { session: null, why: 'reused', sessionId: row.id, userId: row.user_id }
  const sibling = await write
    .updateTable('refresh_tokens')
    .set({ siblings: sql`siblings + 1` })
    .where('edition', '=', edition)
    .where('hash', '=', hash)
    .where('siblings', '<', MAX_GRACE_USES)
    .returning('hash')
    .executeTakeFirst()
  return sibling === undefined ? { session: null, why: 'crowded' } : { session: row }
}

/** The session that a token belongs to, used or not; null for an unknown one. */
export async function findSessionOfToken(
  kysely: Pick<Write, 'selectFrom'>,
  { edition, token }: Omit<BroughtToken, 'now'>,
): Promise<string | null> {
  const row = await kysely
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('edition', '=', edition)
    .where('hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.session_id ?? null
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
