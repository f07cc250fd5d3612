import type { Mail } from '@otosafi/domain/messages/mail'
import type { EditionId } from '@otosafi/editions/edition'

/** A mail with what tells it apart: one that is handed over twice must be recognisable as the same. */
export type OutgoingMail = { id: string; edition: EditionId; mail: Mail }

/** Sends mails. Rejects when it did not hand one over; whether it will arrive nobody knows. */
export type MailPort = { send: (outgoing: OutgoingMail) => Promise<void>; close: () => void }
