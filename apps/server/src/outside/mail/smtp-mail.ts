import { createTransport } from 'nodemailer'

import type { MailPort } from './mail-port.ts'

/** Milliseconds that a mail server may keep silent. */
const PATIENCE = 20_000

/**
 * Sends mails through the server at `url` (`smtp://` or `smtps://`, with user and password). A mail that is handed
 * over twice has the same Message-ID, by which receivers know it.
 */
export function createSmtpMail(url: string): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // What visitors write must never be read as a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, mail: { headers, ...mail } }) {
      const host = /@([\w.-]+)>?$/.exec(mail.from)?.[1] ?? 'localhost'
      await transport.sendMail({ ...mail, messageId: `<${id}@${host}>`, headers: { ...headers } })
    },
    close: () => transport.close(),
  }
}
