import type { Sms } from '@otosafi/domain/messages/sms'
import type { EditionId } from '@otosafi/editions/edition'

/** A text message with its id, and whether its limits have it already: by who asked for it, or by an earlier attempt. */
export type OutgoingSms = { id: string; edition: EditionId; sms: Sms; isCounted?: boolean }

/**
 * Sends text messages. Rejects when it did not hand one over: with a `MessageRefused` where trying again does not help.
 * Whether it will arrive nobody knows.
 */
export type SmsPort = { send: (outgoing: OutgoingSms) => Promise<void> }

/** Thrown where a provider did not take a message this time. It contains a code alone: texts of providers repeat phone numbers. */
export class SmsError extends Error {
  override name = 'SmsError'
  readonly code: string

  constructor(code: string) {
    super(`The message was not taken (${code})`)
    this.code = code
  }
}
