import { randomUUID } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import type { BodyOf } from '../../contract/handler.ts'
import type { ConsentPurpose } from '../../db/account-tables.ts'
import { listItems } from '../../db/content.queries.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { UserRow } from './user.queries.ts'

/** The page whose day is the version of what was agreed to. */
const POLICY = 'privacyPolicy'

/** A consent of an account, or its withdrawal. */
export type NewConsent = {
  edition: EditionId
  userId: string
  purposes: readonly ConsentPurpose[]
  given: boolean
  now: Date
}

/** Records consents as they happen, with the day of the privacy policy that is shown. */
export async function recordConsents(write: Write, consent: NewConsent): Promise<void> {
  const { edition, userId, purposes, given, now } = consent
  const text_version = await policyVersion(write, edition)
  await write
    .insertInto('consents')
    .values(
      purposes.map((purpose) => ({
        edition,
        id: randomUUID(),
        user_id: userId,
        purpose,
        given,
        at: now,
        text_version,
      })),
    )
    .execute()
}

async function policyVersion(write: Write, edition: EditionId): Promise<string | null> {
  const pages = await listItems({ kysely: write }, 'pages', edition)
  return pages.find(({ id }) => id === POLICY)?.updatedOn ?? null
}

/** Whether the last word on a purpose was yes. */
export async function hasAgreed(write: Write, user: Pick<UserRow, 'edition' | 'id'>, purpose: ConsentPurpose) {
  const last = await write
    .selectFrom('consents')
    .select('given')
    .where('edition', '=', user.edition)
    .where('user_id', '=', user.id)
    .where('purpose', '=', purpose)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.given === true
}

/** The consents of a user, latest first. */
export async function listConsentsOf(
  { kysely }: Pick<Database, 'kysely'>,
  user: Pick<UserRow, 'edition' | 'id'>,
  most: number,
): Promise<BodyOf<'listConsents'>['consents']> {
  const rows = await kysely
    .selectFrom('consents')
    .select(['purpose', 'given', 'at', 'text_version'])
    .where('edition', '=', user.edition)
    .where('user_id', '=', user.id)
    .orderBy('at', 'desc')
    .orderBy('purpose')
    .limit(most)
    .execute()
  return rows.map(({ purpose, given, at, text_version: textVersion }) => ({
    purpose,
    given,
    at: at.toISOString(),
    textVersion,
  }))
}
