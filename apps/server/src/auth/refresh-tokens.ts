import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'
import { keyFrom, sealText, unsealText } from '../db/sealed-text.ts'
import { createSecretText, hashOf } from '../db/secret-text.ts'

/** Grace period of a used token, for parallel tabs and lost answers (P-27). */
export const GRACE_PERIOD_MS = 30_000
const PURPOSE = 'the refresh token that comes after'

/** A refresh token as it comes back. */
export type BroughtToken = { edition: EditionId; token: string; now: Date }

type SessionOfToken = { id: string; user_id: string; remembered: boolean; expires_at: Date }

/**
 * The result of using one: its session, the token that comes after it, when it was used first, and whether that was now; or
 * why there is none. `reused`: it was used before, perhaps by a thief.
 */
export type UsedToken =
  | { session: SessionOfToken; next: string; usedAt: Date; isFirst: boolean }
  | { session: null; why: 'unknown' | 'expired' }
  | { session: null; why: 'reused'; sessionId: string; userId: string }

/** Creates a token of 256 bits for a session. Only its hash is stored. */
export async function createRefreshToken(write: Write, edition: EditionId, sessionId: string): Promise<string> {
  const token = createSecretText()
  await write
    .insertInto('refresh_tokens')
    .values({ edition, hash: hashOf(token), session_id: sessionId })
    .execute()
  return token
}

/**
 * Redeems a token. A single statement decides which of several concurrent uses is the first; the others wait for it, and are
 * given what it was given, which is sealed by the token that they all present.
 */
export async function redeemRefreshToken(write: Write, brought: BroughtToken): Promise<UsedToken> {
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
  if (first === undefined) return explain(write, brought)
  const next = await createRefreshToken(write, edition, first.id)
  await write
    .updateTable('refresh_tokens')
    .set({ sealed_next: sealText(keyFrom(token, PURPOSE), next) })
    .where('edition', '=', edition)
    .where('hash', '=', hash)
    .execute()
  return { session: first, next, usedAt: now, isFirst: true }
}

async function explain(write: Write, { edition, token, now }: BroughtToken): Promise<UsedToken> {
  const row = await write
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', (join) => join.onRef('s.edition', '=', 't.edition').onRef('s.id', '=', 't.session_id'))
    .select(['s.id', 's.user_id', 's.remembered', 's.expires_at', 's.revoked_at', 't.used_at', 't.sealed_next'])
    .where('t.edition', '=', edition)
    .where('t.hash', '=', hashOf(token))
    .executeTakeFirst()
  if (row === undefined || row.revoked_at !== null) return { session: null, why: 'unknown' }
  if (row.expires_at <= now) return { session: null, why: 'expired' }
  const { used_at: usedAt, sealed_next: sealed } = row
  if (usedAt === null) throw new Error('A token is neither used nor of use')
  if (sealed === null || now.getTime() - usedAt.getTime() > GRACE_PERIOD_MS)
    return { session: null, why: 'reused', sessionId: row.id, userId: row.user_id }
  return { session: row, next: unsealText(keyFrom(token, PURPOSE), sealed), usedAt, isFirst: false }
}

/** Forgets the tokens that are kept for the grace of those before them, where that is over; of one session, or of all. */
export async function forgetSealedTokens(
  queries: Pick<Write, 'updateTable'>,
  { now, session }: { now: Date; session?: { edition: EditionId; id: string } },
): Promise<void> {
  await queries
    .updateTable('refresh_tokens')
    .set({ sealed_next: null })
    .where('sealed_next', 'is not', null)
    .where('used_at', '<', new Date(now.getTime() - GRACE_PERIOD_MS))
    .where(({ eb, and }) =>
      and(session === undefined ? [] : [eb('edition', '=', session.edition), eb('session_id', '=', session.id)]),
    )
    .execute()
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
