import { MessageRefused } from '../message-refused.ts'
import { sendForm } from './send-form.ts'
import { SmsError, type SmsPort } from './sms-port.ts'

/** An account at Africa's Talking. `from` is the registered sender's name; null for the provider's own. */
export type AfricasTalkingAccount = { baseUrl: string; username: string; apiKey: string; from: string | null }

/** Statuses of a recipient by which the provider has taken a message: processed, sent, queued. */
const TAKEN: ReadonlySet<unknown> = new Set([100, 101, 102])
/** Those by which it never will: an invalid number, an unsupported kind, a blocked one, one that has opted out. */
const REFUSED: ReadonlySet<unknown> = new Set([403, 404, 406, 409])

/** Sends text messages through Africa's Talking (`POST /version1/messaging`). */
export function createAfricasTalking({ baseUrl, username, apiKey, from }: AfricasTalkingAccount): SmsPort {
  return {
    async send({ sms: { to, text } }) {
      const fields = { username, to, message: text, ...(from === null ? {} : { from }) }
      const { status, body } = await sendForm(`${baseUrl}/version1/messaging`, { apiKey }, fields)
      if (status !== 200 && status !== 201) throw new SmsError(`http-${status}`)
      const code = statusOf(body)
      if (REFUSED.has(code)) throw new MessageRefused(`africastalking-${String(code)}`)
      if (!TAKEN.has(code)) throw new SmsError(`africastalking-${typeof code === 'number' ? code : 'unknown'}`)
    },
  }
}

/** The delivery status of the one recipient. */
function statusOf(body: unknown): unknown {
  const { SMSMessageData: data } = (body ?? {}) as { SMSMessageData?: { Recipients?: { statusCode?: unknown }[] } }
  return data?.Recipients?.[0]?.statusCode
}
