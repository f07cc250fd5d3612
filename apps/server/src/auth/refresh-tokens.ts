import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'

/** Milliseconds for which a used token still helps a tab that came with it at the same moment, or lost its answer. */
const GRACE = 10_000
/** How many it helps. */
const MOST_SIBLINGS = 3

/** A refresh token that somebody brings. */
export type BroughtToken = { edition: EditionId; token: string; now: Date }

/**
 * What came of using one: the session that it is for, or why there is none. `reused`: it was used before, by whom
 * nobody knows. `crowded`: too many came with it at once.
 */
export type UsedToken =
  | { session: { id: string; user_id: string; remembered: boolean; expires_at: Date } }
  | { session: null; why: 'unknown' | 'expired' | 'crowded' }
  | { session: null; why: 'reused'; sessionId: string }

/** Makes a token of 256 bits for a session. Only its hash is stored. */
export async function createRefreshToken(write: Write, edition: EditionId, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await write
    .insertInto('refresh_tokens')
    .values({ edition, hash: hashOf(token), session_id: sessionId })
    .execute()
  return token
}

/** Uses a token up; one statement decides who of several was first. */
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
  if (now.getTime() - row.used_at.getTime() > GRACE) return { session: null, why: 'reused', sessionId: row.id }
  const sibling = await write
    .updateTable('refresh_tokens')
    .set({ siblings: sql`siblings + 1` })
    .where('edition', '=', edition)
    .where('hash', '=', hash)
    .where('siblings', '<', MOST_SIBLINGS)
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
