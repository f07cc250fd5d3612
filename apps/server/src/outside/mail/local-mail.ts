import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { MailPort } from './mail-port.ts'

/** Sends mails nowhere: it keeps them in the database, where `/_outbox` shows them. For development and tests. */
export function createLocalMail({ kysely }: Pick<Database, 'kysely'>, clock: Clock): MailPort {
  return {
    async send({ id, edition, mail }) {
      await kysely
        .insertInto('sent_messages')
        .values({ id, edition, channel: 'mail', message: JSON.stringify(mail), sent_at: new Date(clock()) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    close: () => undefined,
  }
}
