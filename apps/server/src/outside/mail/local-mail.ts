import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { storeLocally } from '../outbox/store-locally.ts'
import type { MailPort } from './mail-port.ts'

/** Sends mails nowhere: it keeps them in the database, where `/_outbox` shows them. For development and tests. */
export function createLocalMail(database: Pick<Database, 'kysely'>, clock: Clock): MailPort {
  return {
    send: ({ id, edition, mail }) => storeLocally(database, clock, { id, edition, channel: 'mail', message: mail }),
    close: () => undefined,
  }
}
