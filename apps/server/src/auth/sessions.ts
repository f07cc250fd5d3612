import { randomUUID } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import { type Credentials, NO_CREDENTIALS, type Session, type Tokens } from '../contract/session.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createRefreshToken, findSessionOfToken, useRefreshToken } from './refresh-tokens.ts'

const HOUR = 3_600_000
/** Milliseconds of a session that is to be remembered (spec section 4), and of one that is not. */
const REMEMBERED_LIFE = 13 * 24 * HOUR
const LIFE = 24 * HOUR

/** Characters that are kept of what a browser calls itself. */
const LONGEST_DEVICE = 300

/** Who signs in, with what, for how long. */
export type NewSession = { edition: EditionId; userId: string; remembered: boolean; device: string }

/** The tokens that a request brings, good or not. */
type BroughtTokens = Pick<Credentials, 'access' | 'refresh'>

/** Why tokens are no good: there is no such session any more, their time is over, or too many came at once. */
type NoGood = 'unauthorized' | 'token_expired'

/** The sessions of all editions (decision 18). */
export type Sessions = {
  /** Opens a session; those of the tokens that the same browser brought along end in the same transaction. */
  open: (session: NewSession, replaced?: BroughtTokens) => Promise<Tokens>
  /** The session of an access token, as long as nobody has ended it. */
  find: (edition: EditionId, access: string) => Promise<Session | NoGood>
  /** Changes a refresh token for new tokens. One that was used before ends the session. */
  refresh: (edition: EditionId, refresh: string) => Promise<Tokens | NoGood | 'rate_limited'>
  /** Ends the session that either token belongs to, also when its time is over; nothing happens without one. */
  end: (edition: EditionId, tokens: BroughtTokens) => Promise<void>
}

/** Sessions in the database, told by `clock`. */
export function createSessions(database: Pick<Database, 'kysely'>, clock: Clock): Sessions {
  const { kysely } = database
  const accessTokens = createAccessTokens(database, clock)

  async function revoke(queries: Pick<Database['kysely'], 'updateTable'>, edition: EditionId, ids: readonly string[]) {
    await queries
      .updateTable('sessions')
      .set({ revoked_at: new Date(clock()) })
      .where('edition', '=', edition)
      .where('id', 'in', ids)
      .where('revoked_at', 'is', null)
      .execute()
  }

  /**
   * Finds the sessions that either token belongs to, also when its time is over. Tokens are read at once, the call looks
   * the rest up: within a transaction nothing else may ask the database.
   */
  async function sessionsOf(edition: EditionId, { access, refresh }: BroughtTokens) {
    const token = access === null ? null : await accessTokens.read(edition, access)
    return async (queries: Pick<Database['kysely'], 'selectFrom'>): Promise<string[]> => {
      const ofRefresh = refresh === null ? null : await findSessionOfToken(queries, { edition, token: refresh })
      return [token?.session.id ?? null, ofRefresh].filter((id) => id !== null)
    }
  }

  return {
    async open({ edition, userId, remembered, device }, replaced = NO_CREDENTIALS) {
      const id = randomUUID()
      const findReplaced = await sessionsOf(edition, replaced)
      const now = new Date(clock())
      const expiresAt = new Date(now.getTime() + (remembered ? REMEMBERED_LIFE : LIFE))
      const refresh = await inTransaction(database, async (write) => {
        const ended = await findReplaced(write)
        if (ended.length > 0) await revoke(write, edition, ended)
        await write
          .insertInto('sessions')
          .values({
            edition,
            id,
            user_id: userId,
            remembered,
            device: device.toWellFormed().slice(0, LONGEST_DEVICE) || null,
            created_at: now,
            last_used_at: now,
            expires_at: expiresAt,
          })
          .execute()
        return createRefreshToken(write, edition, id)
      })
      return { access: await accessTokens.sign(edition, { id, userId }), refresh, remembered, expiresAt }
    },

    async find(edition, access) {
      const token = await accessTokens.read(edition, access)
      if (token === null) return 'unauthorized'
      if (token.hasExpired) return 'token_expired'
      const { id, userId } = token.session
      const row = await kysely
        .selectFrom('sessions')
        .select('id')
        .where('edition', '=', edition)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(clock()))
        .executeTakeFirst()
      return row === undefined ? 'unauthorized' : token.session
    },

    async refresh(edition, brought) {
      const now = new Date(clock())
      const result = await inTransaction(database, async (write) => {
        const used = await useRefreshToken(write, { edition, token: brought, now })
        if (used.session === null) {
          // Said by an answer and not by an error, which would undo it.
          if (used.why === 'reused') await revoke(write, edition, [used.sessionId])
          return used.why
        }
        const { id } = used.session
        await write
          .updateTable('sessions')
          .set({ last_used_at: now })
          .where('edition', '=', edition)
          .where('id', '=', id)
          .execute()
        return { session: used.session, refresh: await createRefreshToken(write, edition, id) }
      })
      if (result === 'crowded') return 'rate_limited'
      if (typeof result === 'string') return result === 'expired' ? 'token_expired' : 'unauthorized'
      const { session, refresh } = result
      const access = await accessTokens.sign(edition, { id: session.id, userId: session.user_id })
      return { access, refresh, remembered: session.remembered, expiresAt: session.expires_at }
    },

    async end(edition, tokens) {
      const find = await sessionsOf(edition, tokens)
      const ids = await find(kysely)
      if (ids.length > 0) await revoke(kysely, edition, ids)
    },
  }
}
