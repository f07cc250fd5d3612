import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'
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
  const messageContext = { ...context, phone: await phoneOfEdition(write, edition) }
  const life = lifeOf(message, channel)
  const expiresAt = life === null ? null : new Date(now.getTime() + life)
  if (channel === 'phone') {
    const when = { now, expiresAt, isCounted: ASKED_FOR.includes(message.kind) }
    await enqueueSms(write, edition, { to, text: writeSms('account', message, messageContext) }, when)
    return
  }
  await enqueueMail(write, edition, { to, ...writeMail('account', message, messageContext) }, now, { expiresAt })
}

/** Milliseconds for which what a message brings works; null where that does not end. */
function lifeOf(message: FactsOf<'account'>, channel: Contact['channel']): number | null {
  switch (message.kind) {
    case 'code':
      // The link in a mail lives on when the code does not.
      return channel === 'phone' || message.link === null ? CODE_LIFETIME_MS : CONFIRMATION_LINK_HOURS * 3_600_000
    case 'reset':
    case 'noAccount':
      return RESET_LINK_MINUTES * 60_000
    default:
      return null
  }
}

/** Where an account is written to: its address, else its number. */
export function contactOfUser(user: UserRow): Contact {
  return user.email === null
    ? { edition: user.edition, channel: 'phone', destination: user.phone ?? '' }
    : { edition: user.edition, channel: 'email', destination: user.email }
}
