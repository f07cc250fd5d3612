import type { Mail } from '@otosafi/domain/messages/mail'
import type { EditionId } from '@otosafi/editions/edition'

/** A mail with its id, by which a duplicate delivery can be recognised. */
export type OutgoingMail = { id: string; edition: EditionId; mail: Mail }

/** Sends mails. Rejects when the mail server did not accept one; acceptance does not mean that it arrives. */
export type MailPort = { send: (outgoing: OutgoingMail) => Promise<void>; close: () => void }
