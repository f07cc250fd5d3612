import { createTransport } from 'nodemailer'

import { MessageRefused } from '../message-refused.ts'
import type { MailPort } from './mail-port.ts'

/** Timeout of connecting to the mail server, of its greeting, and between two packets. */
const SOCKET_TIMEOUT_MS = 20_000
/** Timeout of a whole mail: a server that answers line by line and never comes to an end would hold up all others. */
const SENDING_TIMEOUT_MS = 120_000

/**
 * Sends mails through the server at `url` (`smtp://` or `smtps://`, with user and password). A mail that is
 * sent twice has the same Message-ID, by which receivers recognise it.
 */
export function createSmtpMail(url: string, { timeoutMs = SENDING_TIMEOUT_MS }: { timeoutMs?: number } = {}): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SOCKET_TIMEOUT_MS,
    greetingTimeout: SOCKET_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // A visitor's text must never be taken for a file or URL to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, mail: { headers, ...mail } }) {
      const host = /@([\w.-]+)>?$/.exec(mail.from)?.[1] ?? 'localhost'
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        await transport.sendMail({ ...mail, messageId: `<${id}@${host}>`, headers: { ...headers }, signal })
      } catch (error) {
        throw isRefused(error) ? new MessageRefused('EENVELOPE') : error
      }
    },
    close: () => transport.close(),
  }
}

type SmtpError = Readonly<Partial<Record<'code' | 'command' | 'responseCode' | 'response', unknown>>>

/** Replies of a mail server that lets us send to no address: by its policy (RFC 3463), or without a sign-in. */
const NOT_ALLOWED = /^(?:503|530)|^\d{3}[ -]5\.7\.|relay/i

/**
 * Whether the mail server will never take a mail, because of its addressee. One that refuses the sender, or to pass on what comes
 * from us, refuses every mail until a setting is mended: those wait.
 */
function isRefused(error: unknown): boolean {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpError
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false
  // Servers repeat the address, which may have any word in it.
  const reply = String(response).replaceAll(/\S+@\S+/g, '')
  return typeof responseCode === 'number' && responseCode >= 500 && !NOT_ALLOWED.test(reply)
}
