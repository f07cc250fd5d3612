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
 * Links that are the same in every message about one thing, so that none is kept for each message: their secrets of 256 bits
 * follow from one of the database's, called `name`. They are stored by their hashes like all others (P-28), and good for
 * as long as what they lead to lets them.
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
