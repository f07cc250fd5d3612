import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import type { FactsOf, SmsKind } from '@otosafi/messages/messages'
import { writeMail, writeSms } from '@otosafi/messages/write-message'

import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, enqueueSms, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import { type ContactColumns, contactOf } from './contact.ts'

/** A message; as a text message, or as one that only reminds, it is not sent after `expiresAt`. */
type VisitorMessage<Kind extends SmsKind> = { facts: FactsOf<Kind>; expiresAt: Date | null; isReminder?: boolean }

/** Writes to the address or number that was verified for a booking or visit; to nobody once the account was deleted. */
export async function writeToVisitor<Kind extends SmsKind>(
  kind: Kind,
  write: Write,
  row: ContactColumns & { language: Language },
  { facts, expiresAt, isReminder = false }: VisitorMessage<Kind>,
  { edition, origin }: { edition: EditionFacts; origin: string },
  now: Date,
): Promise<void> {
  const reached = contactOf(row)
  if (reached === null) return
  const { channel, destination: to } = reached
  const context = { edition, language: row.language, origin, phone: await phoneOfEdition(write, edition) }
  if (channel === 'email') {
    const mail = { to, ...writeMail(kind, facts, context) }
    await enqueueMail(write, edition, mail, now, { expiresAt: isReminder ? expiresAt : null })
  } else await enqueueSms(write, edition, { to, text: writeSms(kind, facts, context) }, { now, expiresAt })
}
