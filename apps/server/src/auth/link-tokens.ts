import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { createSecretText, hashOf } from '../db/secret-text.ts'
import type { LinkPurpose } from '../db/write-tables.ts'

/** The purpose of a link and its owner. `life` is in milliseconds; null means for ever. */
export type NewLink = { edition: EditionId; purpose: LinkPurpose; subject: string; now: Date; life: number | null }

/** Makes the secret of a link, 256 bits. Only its hash is stored (P-28). */
export async function createLinkToken(write: Write, { life, now, ...link }: NewLink): Promise<string> {
  const token = createSecretText()
  const expires_at = life === null ? null : new Date(now.getTime() + life)
  await write
    .insertInto('link_tokens')
    .values({ ...link, hash: hashOf(token), created_at: now, expires_at })
    .execute()
  return token
}

/** Stores a link whose secret is known; once, however often it is asked to. */
export async function storeLinkToken(
  write: Write,
  { token, now, life, ...link }: NewLink & { token: string },
): Promise<void> {
  const expires_at = life === null ? null : new Date(now.getTime() + life)
  await write
    .insertInto('link_tokens')
    .values({ ...link, hash: hashOf(token), created_at: now, expires_at })
    .onConflict((conflict) => conflict.columns(['edition', 'hash']).doNothing())
    .execute()
}

/** A link as it comes back. */
export type FollowedLink = { edition: EditionId; purpose: LinkPurpose; token: string; now: Date }

/** Redeems a single-use link and returns its owner; null where it is unknown, used or expired. */
export async function redeemLinkToken(write: Write, link: FollowedLink): Promise<string | null> {
  const row = await write
    .updateTable('link_tokens')
    .set({ used_at: link.now })
    .where('edition', '=', link.edition)
    .where('hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .returning('subject')
    .executeTakeFirst()
  return row?.subject ?? null
}

/** State of a single-use link. */
export type LinkState = 'open' | 'used' | 'expired'

/** The state of a single-use link, which this does not redeem; of an unknown one, that of one that has run out. */
export async function readLinkToken({ kysely }: Pick<Database, 'kysely'>, link: FollowedLink): Promise<LinkState> {
  const row = await kysely
    .selectFrom('link_tokens')
    .select(['used_at', 'expires_at'])
    .where('edition', '=', link.edition)
    .where('hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .executeTakeFirst()
  if (row === undefined || row.expires_at === null) return 'expired'
  if (row.used_at !== null) return 'used'
  return row.expires_at > link.now ? 'open' : 'expired'
}

/** A link that may be used repeatedly: its owner, and when it ends whatever becomes of that; null for one that does not. */
export type FoundLink = { subject: string; endsAt: Date | null }

/** The owner of a link that may be used repeatedly; null where it is unknown. */
export async function findLinkToken(write: Write, link: Omit<FollowedLink, 'now'>): Promise<string | null> {
  return (await findLink(write, link))?.subject ?? null
}

/** A link that may be used repeatedly; null where it is unknown. */
export async function findLink(write: Write, link: Omit<FollowedLink, 'now'>): Promise<FoundLink | null> {
  const row = await write
    .selectFrom('link_tokens')
    .select(['subject', 'expires_at'])
    .where('edition', '=', link.edition)
    .where('hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .executeTakeFirst()
  return row === undefined ? null : { subject: row.subject, endsAt: row.expires_at }
}

/** Whether a link that may be used repeatedly is one of these purposes. */
export async function isReusableLink(
  { kysely }: Pick<Database, 'kysely'>,
  { edition, token }: Pick<FollowedLink, 'edition' | 'token'>,
  purposes: readonly LinkPurpose[],
): Promise<boolean> {
  const row = await kysely
    .selectFrom('link_tokens')
    .select('hash')
    .where('edition', '=', edition)
    .where('hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
  return row !== undefined
}

/** Revokes all unused links of an owner for a purpose. */
export async function voidLinkTokens(
  write: Write,
  link: Pick<NewLink, 'edition' | 'purpose' | 'subject' | 'now'>,
): Promise<void> {
  await write
    .updateTable('link_tokens')
    .set({ used_at: link.now })
    .where('edition', '=', link.edition)
    .where('subject', '=', link.subject)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .execute()
}
