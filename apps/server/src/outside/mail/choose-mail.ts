import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { createLocalMail } from './local-mail.ts'
import type { MailPort } from './mail-port.ts'
import { createSmtpMail } from './smtp-mail.ts'

/** Whether mails stay in the database and are shown on a page: only where nobody's real mail can be among them. */
export function keepsMailLocal({ mode, smtpUrl }: Pick<Env, 'mode' | 'smtpUrl'>): boolean {
  return smtpUrl === null && mode !== 'production'
}

/**
 * The way that mails take: the mail server where there is one, else the database; null in production without a mail
 * server, where they wait in the outbox until there is one.
 */
export function chooseMail(
  env: Pick<Env, 'mode' | 'smtpUrl'>,
  database: Pick<Database, 'kysely'>,
  clock: Clock,
): MailPort | null {
  if (env.smtpUrl !== null) return createSmtpMail(env.smtpUrl)
  return keepsMailLocal(env) ? createLocalMail(database, clock) : null
}
