import { randomUUID } from 'node:crypto'

import { readEmail } from '@otosafi/domain/reading/read-email'
import { toE164 } from '@otosafi/domain/reading/read-phone'
import type { EditionFacts, EditionId } from '@otosafi/editions/edition'

import { createContactVerifications } from '../../auth/contact-verifications.ts'
import type { Contact } from '../../auth/contact.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { isTooMany } from '../../limits/rate-limiter.ts'
import type { ApiServices } from '../api-services.ts'
import { cleanText } from '../clean-text.ts'
import { recordConsents } from '../profile/consents.ts'
import { followLink } from './follow-link.ts'
import { sendCode } from './send-code.ts'
import { giveContact } from './verify-contact.ts'

type SignUpOperation = 'signUp' | 'sendVerificationLink' | 'verifyAccount' | 'sendOtp' | 'verifyOtp'

/** Opening an account, and verifying addresses and numbers by code or link. */
export function createSignUpHandlers({
  database,
  sessions,
  smsBlocks,
  events,
  clock,
}: ApiServices): HandlersOf<SignUpOperation> {
  const verifications = createContactVerifications(database, clock)
  const sending = { verifications, smsBlocks }

  return {
    async signUp({ body }, context) {
      const { edition, language, write } = context
      const now = new Date(clock())
      const id = randomUUID()
      const { email = null, phone = null } = body
      const contact = firstContact(edition.id, email, phone)
      await write
        .insertInto('users')
        .values({
          edition: edition.id,
          id,
          full_name: cleanText(body.fullName),
          email: null,
          phone: null,
          pending_email: email,
          pending_phone: phone,
          // Its hash, which was made before the transaction.
          password_hash: body.password,
          bio: null,
          photo: null,
          language,
          created_at: now,
        })
        .execute()
      const purposes = body.newsletter === true ? (['account', 'newsletter'] as const) : (['account'] as const)
      await recordConsents(write, { edition: edition.id, userId: id, purposes, given: true, now })
      const answer = await sendCode(write, sending, { contact, userId: id, withLink: true, now }, context)
      events.record('accountRequested', context, { userId: id, contact: contact.destination })
      return answer
    },

    async sendVerificationLink({ body }, context) {
      const { edition, write } = context
      const now = new Date(clock())
      const contact: Contact = { edition: edition.id, channel: 'email', destination: body.email }
      const account = await findAccountOf(write, contact)
      const answer = await sendCode(write, sending, { contact, ...account, withLink: true, now }, context)
      events.record('codeSent', context, { contact: contact.destination })
      return answer
    },

    async verifyAccount({ body: { token, password } }, context) {
      const { session } = context
      const now = new Date(clock())
      const hash = password === undefined ? null : await hashPassword(password)
      const { replaced, ...verified } = await inTransaction(database, (write) =>
        followLink(write, sessions, { token, now, session, hash }, context),
      )
      events.record('contactVerified', context, verified)
      if (replaced !== null) events.record('contactChanged', context, { userId: verified.userId, contact: replaced })
      if (hash !== null) events.record('passwordReset', context, { userId: verified.userId })
      return { status: 204, body: undefined }
    },

    async sendOtp({ body }, context) {
      const { edition, session, write } = context
      const now = new Date(clock())
      const contact = contactOf(body, edition)
      const code = { contact, userId: session?.userId ?? null, replaces: body.proofId, withLink: false, now }
      const answer = await sendCode(write, sending, code, context)
      events.record('codeSent', context, { userId: session?.userId, contact: contact.destination })
      return answer
    },

    async verifyOtp({ body }, context) {
      const contact = contactOf(body, context.edition)
      let verified: string | null = null
      let replaced: string | null = null
      try {
        const isNew = await verifications.check({ ...body, id: body.proofId, contact }, async (write, { userId }) => {
          if (userId !== null) replaced = await giveContact(write, { contact, userId, now: new Date(clock()) }, context)
          verified = userId
        })
        if (!isNew) return { status: 204, body: undefined }
      } catch (error) {
        if (isTooMany(error)) events.record('codePaused', context, { contact: contact.destination })
        else if (isWrongCode(error)) events.record('codeWrong', context, { contact: contact.destination })
        throw error
      }
      const userId = verified ?? undefined
      events.record('contactVerified', context, { userId, contact: contact.destination })
      if (replaced !== null) events.record('contactChanged', context, { userId, contact: replaced })
      return { status: 204, body: undefined }
    },
  }
}

/**
 * The contact that a new account verifies first: its address where it gave both, since a message to a number costs money. Throws
 * `validation_failed` where it gave neither.
 */
function firstContact(edition: EditionId, email: string | null, phone: string | null): Contact {
  if (email !== null) return { edition, channel: 'email', destination: email }
  if (phone !== null) return { edition, channel: 'phone', destination: phone }
  throw new Problem('validation_failed', { errors: [{ path: '/body/email', code: 'identifier' }] })
}

/** The recipient of a code. Throws `validation_failed` for what is no address, or no number of the edition. */
function contactOf(
  { channel, destination: typed }: { channel: 'email' | 'phone'; destination: string },
  edition: EditionFacts,
): Contact {
  const destination = channel === 'email' ? readEmail(typed) : toE164(typed, edition.phone)
  if (destination === null)
    throw new Problem('validation_failed', {
      errors: [{ path: '/body/destination', code: channel === 'email' ? 'email' : 'phoneInvalid' }],
    })
  return { edition: edition.id, channel, destination }
}

/** Whether a code was refused as wrong, used up or too late. */
function isWrongCode(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'otp_invalid' || error.code === 'otp_expired')
}

/**
 * The account that has verified an address as `ownerId`, and as `userId` that or the one that was opened last and waits for it; null
 * where there is none. Both are looked for each time, so that the statements do not reveal which it was.
 */
async function findAccountOf(
  write: Write,
  { edition, destination }: Contact,
): Promise<{ userId: string | null; ownerId: string | null }> {
  const owner = await write
    .selectFrom('users')
    .select('id')
    .where('edition', '=', edition)
    .where('email', '=', destination)
    .executeTakeFirst()
  const waiting = await write
    .selectFrom('users')
    .select('id')
    .where('edition', '=', edition)
    .where('pending_email', '=', destination)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { userId: owner?.id ?? waiting?.id ?? null, ownerId: owner?.id ?? null }
}
