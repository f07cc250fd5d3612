import { randomUUID } from 'node:crypto'

import { RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'

import { countSend, lockContact, RESEND_AFTER_MS } from '../../auth/contact-limits.ts'
import type { Contact } from '../../auth/contact.ts'
import { createLinkToken, redeemLinkToken } from '../../auth/link-tokens.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { confirmPassword, lockConfirmed } from '../profile/confirm-password.ts'
import { findUser, findUserByVerifiedContact, readIdentifier, requireUser } from '../profile/user.queries.ts'
import { replacePassword } from './replace-password.ts'
import { contactOfUser, sendAccountMessage } from './send-account-message.ts'

/** Milliseconds for which a link to choose a new password works. */
const RESET_LIFETIME_MS = RESET_LINK_MINUTES * 60_000

/** Forgetting, choosing and changing passwords. */
export function createPasswordHandlers({
  database,
  sessions,
  limiter,
  smsBlocks,
  events,
  clock,
}: ApiServices): HandlersOf<'forgotPassword' | 'resetPassword' | 'changePassword'> {
  return {
    async forgotPassword({ body }, context) {
      const { edition, write } = context
      const now = new Date(clock())
      const identifier = readIdentifier(body.identifier, edition)
      if (identifier === null)
        throw new Problem('validation_failed', { errors: [{ path: '/body/identifier', code: 'identifier' }] })
      const contact: Contact = { edition: edition.id, channel: identifier.column, destination: identifier.value }
      // Against user enumeration, an unknown address gets a message too: neither answer nor time says which it was.
      await countSend(write, await lockContact(write, contact, now), now)
      await smsBlocks.count(write, contact, now)
      const user = await findUserByVerifiedContact({ kysely: write }, edition.id, identifier)
      const subject = user?.id ?? randomUUID()
      const link = { edition: edition.id, purpose: 'resetPassword', subject, now, life: RESET_LIFETIME_MS } as const
      const token = await createLinkToken(write, link)
      const message = user === undefined ? ({ kind: 'noAccount' } as const) : ({ kind: 'reset', link: token } as const)
      await sendAccountMessage(write, contact, message, context, now)
      events.record('resetLinkSent', context, { contact: contact.destination })
      return { status: 202, body: { resendAfter: RESEND_AFTER_MS / 1000, expiresIn: RESET_LIFETIME_MS / 1000 } }
    },

    async resetPassword({ body: { token, password } }, context) {
      const { id: edition } = context.edition
      const now = new Date(clock())
      const hash = await hashPassword(password)
      const userId = await inTransaction(database, async (write) => {
        const subject = await redeemLinkToken(write, { edition, purpose: 'resetPassword', token, now })
        const user = subject === null ? undefined : await findUser({ kysely: write }, edition, subject)
        if (user === undefined) throw new Problem('link_expired')
        await replacePassword(write, sessions, user, { hash, keeps: null, now })
        await sendAccountMessage(write, contactOfUser(user), { kind: 'passwordChanged' }, context, now)
        return user.id
      })
      events.record('passwordReset', context, { userId })
      return { status: 204, body: undefined }
    },

    async changePassword({ body }, context) {
      const { edition, session } = context
      const now = new Date(clock())
      const user = await requireUser(database, edition.id, session)
      await confirmPassword({ limiter, events }, user, { field: 'currentPassword', body, context })
      const hash = await hashPassword(body.password)
      await inTransaction(database, async (write) => {
        await lockConfirmed(write, user, 'currentPassword')
        await replacePassword(write, sessions, user, { hash, keeps: session.id, now })
        await sendAccountMessage(write, contactOfUser(user), { kind: 'passwordChanged' }, context, now)
      })
      events.record('passwordChanged', context, { userId: user.id })
      return { status: 204, body: undefined }
    },
  }
}
