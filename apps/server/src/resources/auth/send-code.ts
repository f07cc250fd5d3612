import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'
import type { FactsOf } from '@otosafi/messages/messages'

import { RESEND_AFTER_MS } from '../../auth/contact-limits.ts'
import { CODE_LIFETIME_MS, type ContactVerifications } from '../../auth/contact-verifications.ts'
import type { Contact } from '../../auth/contact.ts'
import { createLinkToken } from '../../auth/link-tokens.ts'
import type { BodyOf, RequestContext } from '../../contract/handler.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { sendAccountMessage } from './send-account-message.ts'

/** Milliseconds for which a link that verifies an address works. */
const LINK_LIFETIME_MS = CONFIRMATION_LINK_HOURS * 3_600_000
/** The same of a link to choose a new password. */
const RESET_LIFETIME_MS = RESET_LINK_MINUTES * 60_000

/** A code to be sent, for the account that asks (null: a guest), in place of an earlier one. */
export type CodeRequest = {
  contact: Contact
  userId: string | null
  replaces?: string | undefined
  /** Whether an address is sent a link besides, which verifies it too. */
  withLink: boolean
  /** The account that has verified the contact already: its link chooses a new password, as it would anyway. */
  ownerId?: string | null
  now: Date
}

/**
 * Sends a code, and a link where it is asked for, in the transaction of `write`. A link verifies an account's address:
 * where there is no account, the message says that. The same statements run for every address or number, so that neither
 * the answer nor its time reveals whether an account has it.
 */
export async function sendCode(
  write: Write,
  { verifications, smsBlocks }: Pick<ApiServices, 'smsBlocks'> & { verifications: ContactVerifications },
  { contact, userId, replaces, withLink, ownerId = null, now }: CodeRequest,
  context: RequestContext,
): Promise<{ status: 202; body: BodyOf<'sendOtp'> }> {
  const { id: proofId, code } = await verifications.ask(write, contact, { userId, replaces })
  await smsBlocks.count(write, contact, now)
  const { edition, channel } = contact
  const leadsTo =
    ownerId === null
      ? ({ purpose: 'proveEmail', subject: proofId, life: LINK_LIFETIME_MS } as const)
      : ({ purpose: 'resetPassword', subject: ownerId, life: RESET_LIFETIME_MS } as const)
  const link = withLink && channel === 'email' ? await createLinkToken(write, { edition, ...leadsTo, now }) : null
  const hasNoAccount = withLink && userId === null
  const coded: FactsOf<'account'> = hasNoAccount ? { kind: 'noAccount' } : { kind: 'code', code, link }
  const message = ownerId !== null && link !== null ? ({ kind: 'reset', link } as const) : coded
  await sendAccountMessage(write, contact, message, context, now)
  return {
    status: 202,
    body: { proofId, channel, resendAfter: RESEND_AFTER_MS / 1000, expiresIn: CODE_LIFETIME_MS / 1000 },
  }
}
