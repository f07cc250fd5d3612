import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { createLocalMail } from './local-mail.ts'
import type { MailPort } from './mail-port.ts'
import { createSmtpMail } from './smtp-mail.ts'

/**
 * The adapter for mails: the mail server where one is configured, else the database; null in production without a mail
 * server, where mails wait in the outbox.
 */
export function chooseMail(
  env: Pick<Env, 'mode' | 'smtpUrl'>,
  database: Pick<Database, 'kysely'>,
  clock: Clock,
): MailPort | null {
  if (env.smtpUrl !== null) return createSmtpMail(env.smtpUrl)
  return env.mode === 'production' ? null : createLocalMail(database, clock)
}
