import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { Sms } from '@otosafi/domain/messages/sms'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { WrittenMail, WrittenSms } from '@otosafi/messages/write-message'

import { findText } from '../../db/content.queries.ts'
import type { Write } from '../../db/in-transaction.ts'
import { createOutboxKey, sealMessage } from './sealed-message.ts'

/** The notification channel that wakes the delivery. */
export const OUTBOX_CHANNEL = 'outbox'

/** A mail of an edition: its sender is the edition's own address, and so is the addressee where none is named. */
export type EditionMail = WrittenMail & { to?: string }

/** A text message to a number in E.164. */
export type NumberSms = { to: string; text: WrittenSms }

/**
 * Writes a mail into the outbox, in the caller's transaction. An edition's address that the operator has not set is derived
 * from its host. Bulk mails (`isBulk`) are sent after all others. A mail is dropped where it was not sent by `expiresAt`.
 */
export async function enqueueMail(
  write: Write,
  edition: EditionFacts,
  mail: EditionMail,
  now: Date,
  { isBulk = false, expiresAt = null }: { isBulk?: boolean; expiresAt?: Date | null } = {},
): Promise<void> {
  const contact = await findText({ kysely: write }, 'contact_information', edition.id)
  const own = contact?.email ?? `hello@${edition.host}`
  const message: Mail = { ...mail, from: `Otosafi <${own}>`, to: mail.to ?? own }
  await enqueue(write, edition, { channel: 'mail', message }, { now, expiresAt, isBulk })
}

/** The telephone number at the end of an edition's mails to visitors; null where the operator has set none. */
export async function phoneOfEdition(write: Write, { id }: EditionFacts): Promise<string | null> {
  return (await findText({ kysely: write }, 'contact_information', id))?.phone ?? null
}

/**
 * Writes a text message into the outbox, to be sent at `dueAt` where that is given, and dropped where it was not sent by
 * `expiresAt`. `isCounted` says that its limits have counted it (record 0065); others are counted when they are sent.
 */
export async function enqueueSms(write: Write, edition: EditionFacts, sms: NumberSms, when: When): Promise<void> {
  await enqueue(write, edition, { channel: 'sms', message: sms }, when)
}

type When = { now: Date; dueAt?: Date; expiresAt: Date | null; isCounted?: boolean; isBulk?: boolean }

async function enqueue(
  write: Write,
  { id: edition }: EditionFacts,
  { channel, message }: { channel: 'mail'; message: Mail } | { channel: 'sms'; message: Sms },
  { now, dueAt = now, expiresAt, isCounted = false, isBulk = false }: When,
): Promise<void> {
  const key = await createOutboxKey({ kysely: write })()
  await write
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      edition,
      channel,
      message: JSON.stringify({ ...sealMessage(key, message), ...(isCounted && { isCounted }) }),
      created_at: now,
      due_at: dueAt,
      first_due_at: dueAt,
      is_bulk: isBulk,
      expires_at: expiresAt,
      error: null,
    })
    .execute()
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(write)
}
