import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { storeLocally } from '../outbox/store-locally.ts'
import type { SmsPort } from './sms-port.ts'

/** Sends text messages nowhere: it keeps them in the database, where `/_outbox` shows them. For development and tests. */
export function createLocalSms(database: Pick<Database, 'kysely'>, clock: Clock): SmsPort {
  return {
    send: ({ id, edition, sms }) => storeLocally(database, clock, { id, edition, channel: 'sms', message: sms }),
  }
}
