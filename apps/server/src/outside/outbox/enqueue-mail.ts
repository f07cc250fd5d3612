import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { EditionFacts } from '@otosafi/editions/edition'

import { findText } from '../../db/content.queries.ts'
import type { Write } from '../../db/in-transaction.ts'

/** The channel on which the database calls those who send. */
export const OUTBOX_CHANNEL = 'outbox'

/** A mail of an edition: its sender is the edition's own address, and so is the addressee where none is named. */
export type EditionMail = Omit<Mail, 'from' | 'to'> & { to?: string }

/**
 * Writes a mail to be sent once the transaction is committed, and never if it is not. What the operator has not told
 * of the edition's address is made from its host.
 */
export async function enqueueMail(write: Write, edition: EditionFacts, mail: EditionMail, now: Date): Promise<void> {
  const contact = await findText({ kysely: write }, 'contact_information', edition.id)
  const own = contact?.email ?? `hello@${edition.host}`
  const message: Mail = { ...mail, from: `Otosafi <${own}>`, to: mail.to ?? own }
  await write
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      edition: edition.id,
      channel: 'mail',
      message: JSON.stringify(message),
      created_at: now,
      due_at: now,
      error: null,
    })
    .execute()
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(write)
}
