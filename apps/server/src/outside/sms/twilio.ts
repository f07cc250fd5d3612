import { MessageRefused } from '../message-refused.ts'
import { sendForm } from './send-form.ts'
import { SmsError, type SmsPort } from './sms-port.ts'

/** An account at Twilio. `from` is a number in E.164 or a registered sender's name. */
export type TwilioAccount = { baseUrl: string; accountSid: string; authToken: string; from: string }

/**
 * Errors by which the provider will never take a message: no such number, no messages wanted, no mobile number. A country that
 * the account may not send to (21408) is a setting to be mended, like a wrong sender: those messages wait.
 */
const REFUSED: ReadonlySet<unknown> = new Set([21_211, 21_610, 21_614])

/** Sends text messages through Twilio (`POST /2010-04-01/Accounts/{sid}/Messages.json`). */
export function createTwilio({ baseUrl, accountSid, authToken, from }: TwilioAccount): SmsPort {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ sms: { to, text } }) {
      const { status, body } = await sendForm(url, { authorization }, { To: to, From: from, Body: text })
      if (status === 200 || status === 201) return
      const { code } = (body ?? {}) as { code?: unknown }
      if (REFUSED.has(code)) throw new MessageRefused(`twilio-${String(code)}`)
      throw new SmsError(typeof code === 'number' ? `twilio-${code}` : `http-${status}`)
    },
  }
}
