import { createHmac } from 'node:crypto'

import { isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { createSecret, type FindSecret } from '../db/secrets.ts'
import { keepLinkToken, type NewLink } from './link-tokens.ts'

/** The purpose of a link and its subject. */
export type KeptLink = Pick<NewLink, 'edition' | 'purpose' | 'subject'>

/**
 * Gives the secret of a link, in the transaction of the message that contains it. With a `life`, milliseconds, it is another one
 * each day, and ends so long after it was first given.
 */
export type KeepLink = (write: Write, what: KeptLink, now: Date, life?: number) => Promise<string>

/**
 * Links that are the same in every message about one booking, visit or sale, so that not every message needs a row: their 256-bit
 * secrets are derived from the database's secret `name`. Their hashes are stored like those of all links (P-28); when they expire is
 * up to what they lead to.
 */
export function createKeptLinks(database: Pick<Database, 'kysely'>, name: string): KeepLink {
  const findSecret: FindSecret = createSecret(database, name)
  return async (write, { edition, purpose, subject }, now, life) => {
    const secret = await findSecret(write)
    const day = life === undefined ? '' : `\n${isoDay(now)}`
    const token = createHmac('sha256', secret).update(`${edition}\n${purpose}\n${subject}${day}`).digest('base64url')
    await keepLinkToken(write, { edition, purpose, subject, now, token, life: life ?? null })
    return token
  }
}
