import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

import { sql } from 'kysely'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { CODE_MINUTES } from '@otosafi/domain/session/lifetimes'

import type { Clock } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { createSecret } from '../db/secrets.ts'
import { countSend, countWrongCode, lockContact } from './contact-limits.ts'
import type { Contact } from './contact.ts'
import { countVerified } from './sms-blocks.ts'

/** Milliseconds for which a code is good. */
export const CODE_LIFETIME_MS = CODE_MINUTES * 60_000
/** Idempotency window of a repeated form, milliseconds (P-36). */
const IDEMPOTENCY_WINDOW_MS = 120_000
/** The most attempts at one code. */
const TRIES = 3

/** A requested verification: its id, and the code, which is sent to the contact alone. */
export type AskedVerification = { id: string; code: string }

/** Somebody who brings a code; `idempotencyKey` is that of the press of the form by which it comes. */
export type BroughtCode = { id: string; contact: Contact; code: string; idempotencyKey?: string | undefined }

/** A contact that was verified, and the account that asked for the verification; null where a guest did. */
export type VerifiedContact = { contact: Contact; userId: string | null }

/**
 * Verifications that somebody holds an address or number (product rules of one-time codes): five digits, ten minutes, three
 * tries, and limits for each destination. A code verifies the contact for who asked for it and nobody else: it counts
 * together with the id that only the one who asked was given.
 */
export type ContactVerifications = {
  /**
   * Makes a code to be sent in the same transaction. `replaces` names a verification of the same contact that is void from now
   * on unless it was verified; its account is the new one's too, unless one is given. Throws `rate_limited` where the contact was sent enough.
   */
  ask: (
    write: Write,
    contact: Contact,
    of: { userId: string | null; replaces?: string | undefined },
  ) => Promise<AskedVerification>
  /**
   * Checks a code and, where it is right, does `use` in the same transaction; resolves with whether it was used now, not by the same press
   * before. Throws `otp_invalid` with the tries that are left, `otp_expired`, and `rate_limited` while the contact is paused.
   */
  check: (brought: BroughtCode, use: (write: Write, verified: VerifiedContact) => Promise<void>) => Promise<boolean>
}

/** Verifications in the database, by the time of `clock`. */
export function createContactVerifications(database: Pick<Database, 'kysely'>, clock: Clock): ContactVerifications {
  const findKey = createSecret(database, 'contactCodes')

  const hashOf = (key: Uint8Array, id: string, contact: Contact, code: string): string =>
    createHmac('sha256', key)
      .update([contact.edition, id, contact.channel, contact.destination, code].join('\n'))
      .digest('base64url')

  return {
    async ask(write, contact, { userId, replaces }) {
      const now = new Date(clock())
      const key = await findKey(write)
      await countSend(write, await lockContact(write, contact, now), now)
      const replaced = replaces === undefined ? undefined : await voidVerification(write, contact, replaces, now)
      const id = randomUUID()
      const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
      await write
        .insertInto('contact_proofs')
        .values({
          ...contact,
          id,
          user_id: userId ?? replaced?.user_id ?? null,
          code_hash: hashOf(key, id, contact, code),
          created_at: now,
          expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
        })
        .execute()
      return { id, code }
    },

    async check(brought, use) {
      const { id, contact, code, idempotencyKey = null } = brought
      const now = new Date(clock())
      const key = await findKey()
      // Refusals are returned and not thrown: a wrong try must stay counted.
      const result = await inTransaction(database, async (write): Promise<Problem | 'used' | 'repeated'> => {
        const takeBack = await countWrongCode(write, await lockContact(write, contact, now), now)
        const verification = await tryVerification(write, contact, id, now)
        const codeHash = hashOf(key, id, contact, code)
        if (verification === undefined) {
          await takeBack()
          return (await isRepeated(write, brought, codeHash, now)) ? 'repeated' : new Problem('otp_expired')
        }
        if (!isSame(verification.code_hash, codeHash))
          return new Problem('otp_invalid', { triesLeft: TRIES - verification.tries })
        await takeBack()
        await write
          .updateTable('contact_proofs')
          .set({ proven_at: now, proven_by: idempotencyKey })
          .where('edition', '=', contact.edition)
          .where('id', '=', id)
          .execute()
        await countVerified(write, contact, verification.created_at)
        await use(write, { contact, userId: verification.user_id })
        return 'used'
      })
      if (result instanceof Problem) throw result
      return result === 'used'
    },
  }
}

/** Makes a verification void, unless its code has come; undefined where there is none. */
function voidVerification(write: Write, contact: Contact, id: string, now: Date) {
  return write
    .updateTable('contact_proofs')
    .set({ replaced_at: sql`case when proven_at is null then coalesce(replaced_at, ${now}) end` })
    .where('edition', '=', contact.edition)
    .where('id', '=', id)
    .where('channel', '=', contact.channel)
    .where('destination', '=', contact.destination)
    .returning('user_id')
    .executeTakeFirst()
}

/** Counts one try of a verification's code; undefined where it may not be tried. */
function tryVerification(write: Write, contact: Contact, id: string, now: Date) {
  return write
    .updateTable('contact_proofs')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('edition', '=', contact.edition)
    .where('id', '=', id)
    .where('channel', '=', contact.channel)
    .where('destination', '=', contact.destination)
    .where('replaced_at', 'is', null)
    .where('proven_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning(['code_hash', 'user_id', 'tries', 'created_at'])
    .executeTakeFirst()
}

/** Whether the same press has verified by the same code just now. */
async function isRepeated(
  write: Write,
  { id, contact, idempotencyKey }: BroughtCode,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false
  const verification = await write
    .selectFrom('contact_proofs')
    .select('code_hash')
    .where('edition', '=', contact.edition)
    .where('id', '=', id)
    .where('channel', '=', contact.channel)
    .where('destination', '=', contact.destination)
    .where('proven_by', '=', idempotencyKey)
    .where('proven_at', '>', new Date(now.getTime() - IDEMPOTENCY_WINDOW_MS))
    .executeTakeFirst()
  return verification !== undefined && isSame(verification.code_hash, codeHash)
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
