import { redeemLinkToken } from '../../auth/link-tokens.ts'
import type { Sessions } from '../../auth/sessions.ts'
import type { RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Session } from '../../contract/session.ts'
import type { Write } from '../../db/in-transaction.ts'
import { findUser } from '../profile/user.queries.ts'
import { replacePassword } from './replace-password.ts'
import { sendAccountMessage } from './send-account-message.ts'
import { giveContact } from './verify-contact.ts'

/** A link that verifies an address, the session of who follows it, and the hash of the password that was typed with it. */
export type BroughtLink = { token: string; now: Date; session: Session | null; hash: string | null }

/**
 * Verifies an address by the link that was sent there. A stranger may have signed up with it, so who is not signed in to the account sets
 * a new password, which ends its sessions (P-28). Throws `link_expired`, `validation_failed` without that password, and `unauthorized`
 * where the stranger could get back in by another address or number.
 */
export async function followLink(
  write: Write,
  sessions: Pick<Sessions, 'endAll'>,
  { token, now, session, hash }: BroughtLink,
  context: Pick<RequestContext, 'edition' | 'origin'>,
): Promise<{ userId: string; contact: string; replaced: string | null }> {
  const edition = context.edition.id
  const subject = await redeemLinkToken(write, { edition, purpose: 'proveEmail', token, now })
  const verification =
    subject === null
      ? undefined
      : await write
          .selectFrom('contact_proofs')
          .select(['channel', 'destination', 'user_id'])
          .where('edition', '=', edition)
          .where('id', '=', subject)
          .executeTakeFirst()
  const user = verification?.user_id ? await findUser({ kysely: write }, edition, verification.user_id) : undefined
  if (verification === undefined || user === undefined) throw new Problem('link_expired')
  const { channel, destination } = verification
  const isVerifiedBefore = user[channel] === destination
  const verified = { contact: { edition, channel, destination }, userId: user.id, now }
  const replaced = await giveContact(write, verified, context).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'otp_expired' ? new Problem('link_expired') : error
  })
  const isSignedIn = session?.userId === user.id
  const others = [user.email, user.phone].filter((each) => each !== null && each !== destination)
  if (!isSignedIn && others.length > 0) throw new Problem('unauthorized')
  if (!isSignedIn && hash === null)
    throw new Problem('validation_failed', { errors: [{ path: '/body/password', code: 'passwordRequired' }] })
  if (hash !== null) await replacePassword(write, sessions, user, { hash, keeps: isSignedIn ? session.id : null, now })
  if (hash !== null && isVerifiedBefore)
    await sendAccountMessage(
      write,
      verified.contact,
      { kind: 'passwordChanged' },
      { ...context, language: user.language },
      now,
    )
  return { userId: user.id, contact: destination, replaced }
}
