import type { Mail } from '@otosafi/domain/messages/mail'
import type { Sms } from '@otosafi/domain/messages/sms'

import type { Database } from '../db/database.ts'
import { createOutboxKey, openMessage } from '../outside/outbox/sealed-message.ts'

type Queries = Pick<Database, 'kysely'>

/** The messages that are in the outbox, oldest first, opened. */
export async function messagesIn({ kysely }: Queries) {
  const key = await createOutboxKey({ kysely })()
  const rows = await kysely
    .selectFrom('outbox')
    .select(['id', 'channel', 'message', 'created_at'])
    .orderBy('number')
    .execute()
  return rows.map(({ message, ...row }) => ({ ...row, message: openMessage<Mail | Sms>(key, message) }))
}

/** The mails that are in the outbox, oldest first. */
export async function mailsIn(database: Queries): Promise<Mail[]> {
  const rows = await messagesIn(database)
  return rows.flatMap(({ message }) => ('subject' in message ? [message] : []))
}

/** Messages to an address or number, latest last, sent or not: text, and the code and the secret of the link in it. */
export async function messagesTo(database: Queries, to: string) {
  const rows = await messagesIn(database)
  return rows
    .map(({ message }) => message)
    .filter((message) => message.to === to)
    .map(({ text }) => ({
      text,
      code: /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? '',
      token: /\/([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? '',
    }))
}

/** The latest of them. Throws where there is none. */
export async function lastMessageTo(database: Queries, to: string) {
  const last = (await messagesTo(database, to)).at(-1)
  if (last === undefined) throw new Error(`Nothing was written to ${to}`)
  return last
}
