import { randomUUID } from 'node:crypto'

import { REMEMBERED_DAYS } from '@otosafi/domain/session/lifetimes'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import { type Credentials, NO_CREDENTIALS, type Session, type Tokens } from '../contract/session.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { createAccessTokens } from './access-tokens.ts'
import {
  createRefreshToken,
  findSessionOfToken,
  forgetSealedTokens,
  type UsedToken,
  redeemRefreshToken,
} from './refresh-tokens.ts'

const HOUR_MS = 3_600_000
/** Lifetime of a session with "remember me" and without (P-27). */
const REMEMBERED_LIFETIME_MS = REMEMBERED_DAYS * 24 * HOUR_MS
const LIFETIME_MS = 24 * HOUR_MS

/** The most characters of the User-Agent header that are stored. */
const MAX_DEVICE_LENGTH = 300

/** The most sessions of one account in a list. */
const MAX_LISTED_SESSIONS = 1000

/** The account, the device, whether the session is to be remembered, and the hash of the password that it is opened by. */
export type NewSession = {
  edition: EditionId
  userId: string
  remembered: boolean
  device: string
  passwordHash?: string
}

/** The tokens of a request, valid or not. */
type BroughtTokens = Pick<Credentials, 'access' | 'refresh'>

/** Why tokens are refused: the session has ended, or they have expired. */
type NoGood = 'unauthorized' | 'token_expired'

/** A refresh token came again, perhaps from a thief: the session of this user has been ended. */
export type Reuse = { endedOf: string }

/** The sessions of all editions (P-27). */
export type Sessions = {
  /**
   * Opens a session, and in the same transaction ends those whose tokens the browser sent with the request. Throws
   * `invalid_credentials` where the password was replaced meanwhile: all sessions that knew it have ended.
   */
  open: (session: NewSession, replaced?: BroughtTokens) => Promise<Tokens>
  /** The session of an access token, unless it was ended. */
  find: (edition: EditionId, access: string) => Promise<Session | NoGood>
  /**
   * Exchanges a refresh token for new tokens, the same for all who present it within its grace. Presented later it ends
   * the session.
   */
  refresh: (edition: EditionId, refresh: string) => Promise<Tokens | Reuse | NoGood>
  /** Ends the session of either token, also when the token has expired; without one it does nothing. */
  end: (edition: EditionId, tokens: BroughtTokens) => Promise<void>
  /** Ends all sessions of an account, but the one named where one is, as part of a transaction. */
  endAll: (write: Write, of: { edition: EditionId; userId: string; except: string | null }) => Promise<void>
  /** Ends one session of an account; false where it has none of that id that has not ended. */
  endOne: (of: { edition: EditionId; userId: string; id: string }) => Promise<boolean>
  /** The sessions of an account that have not ended, used last first. */
  list: (edition: EditionId, userId: string) => Promise<OpenSession[]>
}

/** A session as its owner sees it. */
export type OpenSession = { id: string; createdAt: Date; lastUsedAt: Date; device: string | null }

/** Sessions in the database. `clock` returns milliseconds since the epoch. */
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

  /** In-flight refreshes by token: concurrent requests share one. */
  const underway = new Map<string, Promise<UsedToken>>()

  function redeemOnce(edition: EditionId, token: string): Promise<UsedToken> {
    const key = `${edition}\n${token}`
    const running = underway.get(key)
    if (running !== undefined) return running
    const now = new Date(clock())
    const use = inTransaction(database, async (write) => {
      const result = await redeemRefreshToken(write, { edition, token, now })
      if (result.session !== null && result.isFirst) await touch(write, edition, result.session.id, now)
      // Returned and not thrown: an error would roll the transaction back.
      else if (result.session === null && result.why === 'reused') await revoke(write, edition, [result.sessionId])
      return result
    }).finally(() => underway.delete(key))
    underway.set(key, use)
    return use
  }

  async function touch(write: Write, edition: EditionId, id: string, now: Date) {
    await write
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('edition', '=', edition)
      .where('id', '=', id)
      .execute()
    await forgetSealedTokens(write, { now, session: { edition, id } })
  }

  /**
   * Finds the sessions of either token, also of an expired one. Tokens are verified first; the returned function does the
   * look-up, since within a transaction no other session of the database may be used.
   */
  async function sessionsOf(edition: EditionId, { access, refresh }: BroughtTokens) {
    const token = access === null ? null : await accessTokens.read(edition, access)
    return async (queries: Pick<Database['kysely'], 'selectFrom'>): Promise<string[]> => {
      const ofRefresh = refresh === null ? null : await findSessionOfToken(queries, { edition, token: refresh })
      return [token?.session.id ?? null, ofRefresh].filter((id) => id !== null)
    }
  }

  return {
    async open({ edition, userId, remembered, device, passwordHash }, replaced = NO_CREDENTIALS) {
      const id = randomUUID()
      const findReplaced = await sessionsOf(edition, replaced)
      const now = new Date(clock())
      const expiresAt = new Date(now.getTime() + (remembered ? REMEMBERED_LIFETIME_MS : LIFETIME_MS))
      const refresh = await inTransaction(database, async (write) => {
        if (passwordHash !== undefined) await requirePassword(write, { edition, userId, passwordHash })
        const ended = await findReplaced(write)
        if (ended.length > 0) await revoke(write, edition, ended)
        await write
          .insertInto('sessions')
          .values({
            edition,
            id,
            user_id: userId,
            remembered,
            device: device.toWellFormed().slice(0, MAX_DEVICE_LENGTH) || null,
            created_at: now,
            last_used_at: now,
            expires_at: expiresAt,
          })
          .execute()
        return createRefreshToken(write, edition, id)
      })
      const access = await accessTokens.sign(edition, { id, userId }, now)
      return { userId, access, refresh, remembered, expiresAt }
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
      const used = await redeemOnce(edition, brought)
      if (used.session === null) {
        if (used.why === 'reused') return { endedOf: used.userId }
        return used.why === 'expired' ? 'token_expired' : 'unauthorized'
      }
      const { session, next: refresh, usedAt } = used
      // By the time of the first use, so that all who present the token get the same.
      const userId = session.user_id
      const access = await accessTokens.sign(edition, { id: session.id, userId }, usedAt)
      return { userId, access, refresh, remembered: session.remembered, expiresAt: session.expires_at }
    },

    async end(edition, tokens) {
      const find = await sessionsOf(edition, tokens)
      const ids = await find(kysely)
      if (ids.length > 0) await revoke(kysely, edition, ids)
    },

    async endAll(write, { edition, userId, except }) {
      await write
        .updateTable('sessions')
        .set({ revoked_at: new Date(clock()) })
        .where('edition', '=', edition)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .$if(except !== null, (query) => query.where('id', '!=', except))
        .execute()
    },

    async endOne({ edition, userId, id }) {
      const { numUpdatedRows } = await kysely
        .updateTable('sessions')
        .set({ revoked_at: new Date(clock()) })
        .where('edition', '=', edition)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async list(edition, userId) {
      const rows = await kysely
        .selectFrom('sessions')
        .select(['id', 'created_at', 'last_used_at', 'device'])
        .where('edition', '=', edition)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(clock()))
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .limit(MAX_LISTED_SESSIONS)
        .execute()
      return rows.map(({ id, created_at: createdAt, last_used_at: lastUsedAt, device }) => ({
        id,
        createdAt,
        lastUsedAt,
        device,
      }))
    },
  }
}

/** Throws `invalid_credentials` where an account has another password; else it keeps this one until the transaction ends. */
async function requirePassword(
  write: Write,
  { edition, userId, passwordHash }: Required<Pick<NewSession, 'edition' | 'userId' | 'passwordHash'>>,
): Promise<void> {
  const user = await write
    .selectFrom('users')
    .select('id')
    .where('edition', '=', edition)
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  if (user === undefined) throw new Problem('invalid_credentials')
}
