import type { Contact } from '../../auth/contact.ts'
import { voidLinkTokens } from '../../auth/link-tokens.ts'
import type { RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { moveWaits } from '../car-waits/move-waits.ts'
import { confirmSubscription, moveSubscription, putSubscriber } from '../newsletter/subscribers.queries.ts'
import { hasAgreed } from '../profile/consents.ts'
import { findUser, type UserRow } from '../profile/user.queries.ts'
import { sendAccountMessage } from './send-account-message.ts'

/** A verified contact with its account and time. */
export type Verification = { contact: Contact; userId: string; now: Date }

/**
 * Makes a pending address or number the account's own, and ends sign-ups of others that wait for it. Returns the verified one that it
 * replaces, from which the newsletter and waits for cars go on to it, or null. Throws `email_not_unique` or `phone_not_unique`, and `otp_expired` where
 * the account no longer waits for it.
 */
export async function giveContact(
  write: Write,
  { contact, userId, now }: Verification,
  context: Pick<RequestContext, 'edition' | 'origin'>,
): Promise<string | null> {
  const { edition, channel, destination } = contact
  const owner = await write
    .selectFrom('users')
    .select('id')
    .where('edition', '=', edition)
    .where(channel, '=', destination)
    .executeTakeFirst()
  if (owner?.id === userId) return null
  if (owner !== undefined) throw new Problem(`${channel}_not_unique`)
  const user = await findUser({ kysely: write }, edition, userId)
  const { numUpdatedRows } = await write
    .updateTable('users')
    .set(
      channel === 'email'
        ? { email: destination, email_verified_at: now, pending_email: null }
        : { phone: destination, phone_verified_at: now, pending_phone: null },
    )
    .where('edition', '=', edition)
    .where('id', '=', userId)
    .where(`pending_${channel}`, '=', destination)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('otp_expired')
  if (channel === 'email' && user?.email === null) await subscribeIfWished(write, user, destination, now)
  await write
    .deleteFrom('users')
    .where('edition', '=', edition)
    .where(`pending_${channel}`, '=', destination)
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .execute()
  const replaced = user?.[channel] ?? null
  if (user !== undefined && replaced !== null) {
    const former = { ...contact, destination: replaced }
    await voidLinkTokens(write, { edition, purpose: 'resetPassword', subject: userId, now })
    if (channel === 'email') {
      await moveSubscription(write, { edition, from: replaced, to: destination, now })
      await moveWaits(write, { edition, from: replaced, to: destination })
    }
    await sendAccountMessage(
      write,
      former,
      { kind: 'contactChanged', channel },
      { ...context, language: user.language },
      now,
    )
  }
  return replaced
}

/**
 * Puts an account's first address on the newsletter's list where that was agreed to at sign-up: its verification is the
 * confirmation.
 */
async function subscribeIfWished(write: Write, user: UserRow, email: string, now: Date): Promise<void> {
  const { edition, language } = user
  if (!(await hasAgreed(write, user, 'newsletter'))) return
  const subscriber = await putSubscriber(write, { edition, email, language, now })
  await confirmSubscription(write, edition, subscriber.id, now)
}
