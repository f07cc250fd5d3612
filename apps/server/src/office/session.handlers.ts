import { withPasswordCheck } from '../auth/passwords.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { sealText, unsealText } from '../db/sealed-text.ts'
import { createSecretText, hashOf } from '../db/secret-text.ts'
import type { FindSecret } from '../db/secrets.ts'
import { NETWORK_LIMIT, type GuessLimit, STRANGERS_LIMIT } from '../limits/guess-limits.ts'
import { networkOf } from '../limits/network-of.ts'
import { type RateLimiter, tooMany } from '../limits/rate-limiter.ts'
import { writeAudit } from './audit-log.ts'
import { operationsOf } from './contract.ts'
import type { OfficeHandlersOf } from './handler.ts'
import {
  createRecoveryCodes,
  createSecondFactor,
  isAuthenticatorCode,
  periodOf,
  recoveryCodeOf,
  secondFactorKey,
  uriOf,
} from './second-factor.ts'
import { noOfficeCookie, officeCookie } from './session-cookie.ts'
import { beginStaffSession } from './staff.ts'

/** How long the second factor may take, and how long where an authenticator is set up first. */
const TICKET_LIFETIME_MS = 5 * 60_000
const ENROLMENT_LIFETIME_MS = 30 * 60_000
/** Codes that may be tried with a ticket, over all networks. */
const TICKET_LIMIT: GuessLimit = { free: 10, first: 3600, longest: 3600 }
/** Codes of an authenticator that may be tried at one account in a day, with all its tickets together. */
const AUTHENTICATOR_LIMIT: GuessLimit = { free: 100, first: 60, longest: 900 }

export type SessionServices = {
  database: Pick<Database, 'kysely'>
  limiter: RateLimiter
  /** The secret that seals second factors. */
  findOfficeSecret: FindSecret
}

/** Signing in with a password and a second factor. What is wrong is never said: the answers to all wrong attempts are alike. */
export function createSessionHandlers({
  database,
  limiter,
  findOfficeSecret,
}: SessionServices): OfficeHandlersOf<'beginSession' | 'proveSession' | 'confirmSession' | 'endSession' | 'getMe'> {
  /** Counts an attempt before anything is compared; throws `rate_limited` while a pause lasts. */
  async function countGuess(whose: string, address: string, overall: GuessLimit): Promise<() => Promise<void>> {
    const there = await limiter.guess(`office\n${whose}\n${networkOf(address)}`, NETWORK_LIMIT)
    if (there.pause > 0) throw tooMany(there.pause)
    const all = await limiter.guess(`office\n${whose}`, overall)
    if (all.pause > 0) throw tooMany(all.pause)
    return there.forget
  }

  /** Counts a code of an authenticator; recovery codes are too long to be guessed, and still work while a pause lasts. */
  async function countCode(ticket: string, code: string, now: Date): Promise<void> {
    if (!isAuthenticatorCode(code)) return
    const found = await database.kysely
      .selectFrom('staff_tickets')
      .select('staff_id')
      .where('hash', '=', hashOf(ticket))
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (found === undefined) return
    const { pause } = await limiter.guess(`office codes\n${found.staff_id}`, AUTHENTICATOR_LIMIT)
    if (pause > 0) throw tooMany(pause)
  }

  return {
    beginSession: ({ body: { email, password } }, { now, address }) =>
      withPasswordCheck(async (isPassword) => {
        const forget = await countGuess(email, address, STRANGERS_LIMIT)
        const staff = await database.kysely
          .selectFrom('staff')
          .select(['id', 'email', 'password_hash', 'second_factor'])
          .where('email', '=', email)
          .where('closed_at', 'is', null)
          .executeTakeFirst()
        const isRight = await isPassword(password, staff?.password_hash ?? null)
        if (!isRight || staff === undefined) throw new Problem('invalid_credentials')
        await forget()
        const enrolment = staff.second_factor === null ? createSecondFactor() : null
        const ticket = createSecretText()
        const lifetime = enrolment === null ? TICKET_LIFETIME_MS : ENROLMENT_LIFETIME_MS
        await database.kysely
          .insertInto('staff_tickets')
          .values({
            hash: hashOf(ticket),
            staff_id: staff.id,
            enrolment: enrolment === null ? null : sealText(await secondFactorKey(findOfficeSecret), enrolment),
            expires_at: new Date(now.getTime() + lifetime),
          })
          .execute()
        return {
          status: 200,
          body: {
            ticket,
            enrolment: enrolment === null ? null : { secret: enrolment, uri: uriOf(enrolment, staff.email) },
          },
        }
      }),

    async proveSession({ body: { ticket, code } }, { now, address, isSecure, requestId }) {
      const forget = await countGuess(ticket, address, TICKET_LIMIT)
      await countCode(ticket, code, now)
      const key = await secondFactorKey(findOfficeSecret)
      const begun = await inTransaction(database, async (write) => {
        const found = await write
          .selectFrom('staff_tickets as ticket')
          .innerJoin('staff', 'staff.id', 'ticket.staff_id')
          .select(['staff.id', 'staff.second_factor', 'staff.last_period', 'ticket.enrolment'])
          .where('ticket.hash', '=', hashOf(ticket))
          .where('ticket.expires_at', '>', now)
          .where('staff.closed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (found === undefined) return null
        const sealed = found.second_factor ?? found.enrolment
        if (sealed === null) return null
        const period = periodOf(code, unsealText(key, sealed), { now, last: Number(found.last_period) })
        if (period === null && !(await useRecoveryCode(write, found.id, code))) return null
        const isNew = found.second_factor === null
        const recoveryCodes = isNew ? createRecoveryCodes() : []
        await write
          .updateTable('staff')
          .set({ second_factor: sealed, ...(period !== null && { last_period: String(period) }) })
          .where('id', '=', found.id)
          .execute()
        if (isNew)
          await write
            .insertInto('staff_recovery_codes')
            .values(recoveryCodes.map((each) => ({ staff_id: found.id, hash: hashOf(each) })))
            .execute()
        await write.deleteFrom('staff_tickets').where('staff_id', '=', found.id).execute()
        const by = isNew ? 'new' : period === null ? 'recovery code' : 'code'
        await writeAudit(
          write,
          { at: now, staffId: found.id, operation: 'proveSession', requestId },
          { edition: null, subject: found.id, before: null, after: { secondFactor: by } },
        )
        return { secret: await beginStaffSession(write, found.id, now), recoveryCodes }
      })
      if (begun === null) throw new Problem('invalid_credentials')
      await forget()
      return {
        status: 200,
        body: { recoveryCodes: begun.recoveryCodes },
        headers: { 'set-cookie': officeCookie(begun.secret, isSecure) },
      }
    },

    async confirmSession({ body: { code } }, { write, staff: { id }, secret, now, audit }) {
      const own = await write
        .selectFrom('staff')
        .select(['second_factor', 'last_period'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const sealed = own?.second_factor ?? null
      const factor = sealed === null ? null : unsealText(await secondFactorKey(findOfficeSecret, write), sealed)
      const period = factor === null ? null : periodOf(code, factor, { now, last: Number(own?.last_period) })
      if (period === null) throw new Problem('otp_invalid')
      await write
        .updateTable('staff')
        .set({ last_period: String(period) })
        .where('id', '=', id)
        .execute()
      await write.updateTable('staff_sessions').set({ confirmed_at: now }).where('hash', '=', hashOf(secret)).execute()
      await audit({ edition: null, subject: id, before: null, after: { secondFactor: 'code' } })
      return { status: 204, body: undefined }
    },

    async endSession(_, { write, staff, isSecure, audit, secret }) {
      await write.deleteFrom('staff_sessions').where('hash', '=', hashOf(secret)).execute()
      await audit({ edition: null, subject: staff.id, before: null, after: null })
      return { status: 204, body: undefined, headers: { 'set-cookie': noOfficeCookie(isSecure) } }
    },

    async getMe(_, { staff }) {
      return { status: 200, body: { ...staff, may: operationsOf(staff.role) } }
    },
  }
}

/** Uses a recovery code up; false where it is none of the account's. */
async function useRecoveryCode(write: Write, staffId: string, typed: string): Promise<boolean> {
  const used = await write
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('hash', '=', hashOf(recoveryCodeOf(typed)))
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}
