import type { EditionId } from '@otosafi/editions/edition'

/** A mail as it is sent, in plain text and as simple HTML. */
export type Mail = {
  /** Address, or `Name <address>`. */
  from: string
  to: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Further headers, such as those of one-click unsubscription (RFC 8058). */
  headers?: Readonly<Record<string, string>>
}

/** A mail with what tells it apart: one that is handed over twice must be recognisable as the same. */
export type OutgoingMail = { id: string; edition: EditionId; mail: Mail }

/** Sends mails. Rejects when it did not hand one over; whether it will arrive nobody knows. */
export type MailPort = { send: (outgoing: OutgoingMail) => Promise<void>; close: () => void }
