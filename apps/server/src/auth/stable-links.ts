import { createHmac } from 'node:crypto'

import { isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { createSecret, type FindSecret } from '../db/secrets.ts'
import { type NewLink, storeLinkToken } from './link-tokens.ts'

/** The purpose of a stable link and its subject. */
export type StableLink = Pick<NewLink, 'edition' | 'purpose' | 'subject'>

/**
 * Issues the secret of a link, in the transaction of the message that contains it. With a `life`, milliseconds, it is another one
 * each day, and ends so long after it was first given.
 */
export type IssueLink = (write: Write, link: StableLink, now: Date, life?: number) => Promise<string>

/**
 * Stable links: the same in every message about one booking, visit or sale, so that not every message needs a row: their 256-bit
 * secrets are derived from the database's secret `name`. Their hashes are stored like those of all links (P-28); when they expire is
 * up to what they lead to.
 */
export function createStableLinks(database: Pick<Database, 'kysely'>, name: string): IssueLink {
  const findSecret: FindSecret = createSecret(database, name)
  return async (write, { edition, purpose, subject }, now, life) => {
    const secret = await findSecret(write)
    const day = life === undefined ? '' : `\n${isoDay(now)}`
    const token = createHmac('sha256', secret).update(`${edition}\n${purpose}\n${subject}${day}`).digest('base64url')
    await storeLinkToken(write, { edition, purpose, subject, now, token, life: life ?? null })
    return token
  }
}
