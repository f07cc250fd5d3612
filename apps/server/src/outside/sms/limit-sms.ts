import type { EditionId } from '@otosafi/editions/edition'

import type { SmsPort } from './sms-port.ts'

/**
 * A way of text messages that leaves out what an edition tells beyond its share of the budget (record 0065). `countNotice` counts
 * a message that was not counted when it was asked for, and is false where there were enough.
 */
export function limitSms(port: SmsPort | null, countNotice: (edition: EditionId) => Promise<boolean>): SmsPort | null {
  if (port === null) return null
  return {
    async send(outgoing) {
      const isSent = outgoing.isCounted === true || (await countNotice(outgoing.edition))
      if (isSent) await port.send(outgoing)
    },
  }
}
