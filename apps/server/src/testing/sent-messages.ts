import type { Mail } from '@otosafi/domain/messages/mail'

import type { Database } from '../db/database.ts'

/** The mails that are in the outbox, oldest first. */
export async function mailsIn({ kysely }: Pick<Database, 'kysely'>): Promise<Mail[]> {
  const rows = await kysely.selectFrom('outbox').select('message').orderBy('number').execute()
  return rows.flatMap(({ message }) => ('subject' in message ? [message] : []))
}

/** What was written to an address or number, latest last, sent or not: its text, and the code and the secret of the link in it. */
export async function messagesTo({ kysely }: Pick<Database, 'kysely'>, to: string) {
  const rows = await kysely.selectFrom('outbox').select('message').orderBy('number').execute()
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
export async function lastMessageTo(database: Pick<Database, 'kysely'>, to: string) {
  const last = (await messagesTo(database, to)).at(-1)
  if (last === undefined) throw new Error(`Nothing was written to ${to}`)
  return last
}
