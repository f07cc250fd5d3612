import type { SmsBlocks } from '../../auth/sms-blocks.ts'
import type { Database } from '../../db/database.ts'
import type { SmsPort } from './sms-port.ts'

/** A way of text messages that leaves out what an edition tells beyond its share of the budget (record 0065). */
export function limitSms(
  port: SmsPort | null,
  { database, smsBlocks }: { database: Pick<Database, 'kysely'>; smsBlocks: Pick<SmsBlocks, 'countNotice'> },
): SmsPort | null {
  if (port === null) return null
  return {
    async send(outgoing) {
      const isSent = outgoing.isCounted === true || (await smsBlocks.countNotice(database, outgoing.edition))
      if (isSent) await port.send(outgoing)
    },
  }
}
