import type { Sms } from '@otosafi/domain/messages/sms'
import type { EditionId } from '@otosafi/editions/edition'

/** A text message with its id, and whether its limits have it already: by who asked for it, or by an earlier attempt. */
export type OutgoingSms = { id: string; edition: EditionId; sms: Sms; isCounted?: boolean }

/**
 * Sends text messages. Rejects when it did not hand one over: with a `MessageRefused` where trying again does not help.
 * Whether it will arrive nobody knows.
 */
export type SmsPort = { send: (outgoing: OutgoingSms) => Promise<void> }
