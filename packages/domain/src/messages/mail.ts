/** A mail as it is sent, in plain text and as simple HTML. */
export type Mail = {
  /** Address, or `Name <address>`. */
  from: string
  to: string
  /** Reply-To, where it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Further headers, such as those of one-click unsubscription (RFC 8058). */
  headers?: Readonly<Record<string, string>>
}
