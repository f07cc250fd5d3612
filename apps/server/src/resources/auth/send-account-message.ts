import type { FactsOf } from '@otosafi/messages/messages'
import { writeMail, writeSms } from '@otosafi/messages/write-message'

import { CODE_LIFETIME_MS } from '../../auth/contact-verifications.ts'
import type { Contact } from '../../auth/contact.ts'
import type { RequestContext } from '../../contract/handler.ts'
import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, enqueueSms, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** The messages that somebody asks for, and that are counted then. */
const ASKED_FOR: readonly FactsOf<'account'>['kind'][] = ['code', 'reset', 'noAccount']

/** Writes a message to be sent by mail or as a text message once the transaction is committed, in the visitor's language. */
export async function sendAccountMessage(
  write: Write,
  { channel, destination: to }: Contact,
  message: FactsOf<'account'>,
  context: Pick<RequestContext, 'edition' | 'language' | 'origin'>,
  now: Date,
): Promise<void> {
  const { edition } = context
  const words = { ...context, phone: await phoneOfEdition(write, edition) }
  const expiresAt = message.kind === 'code' ? new Date(now.getTime() + CODE_LIFETIME_MS) : null
  if (channel === 'phone') {
    const when = { now, expiresAt, isCounted: ASKED_FOR.includes(message.kind) }
    await enqueueSms(write, edition, { to, text: writeSms('account', message, words) }, when)
    return
  }
  // Kept for longer than its code: the link in it lives on.
  await enqueueMail(write, edition, { to, ...writeMail('account', message, words) }, now)
}

/** Where an account is written to: its address, else its number. */
export function contactOfUser(user: UserRow): Contact {
  return user.email === null
    ? { edition: user.edition, channel: 'phone', destination: user.phone ?? '' }
    : { edition: user.edition, channel: 'email', destination: user.email }
}
