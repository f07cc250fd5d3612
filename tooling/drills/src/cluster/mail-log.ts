import { startMailServer } from '@otosafi/product-process/mail-server'

/** A mail that the drill's mail server accepted, and when (epoch milliseconds). One that was handed over twice is there twice. */
export type AcceptedMail = {
  /** Its Message-ID, which the product makes of the id of the mail's row in the outbox. */
  messageId: string
  /** The last word of its subject. */
  reference: string
  at: number
}

/** The mail server of a drill, with all that it accepted. */
export type MailLog = { url: string; accepted: readonly AcceptedMail[]; close: () => Promise<void> }

/** Starts it in this process. */
export async function startMailLog(): Promise<MailLog> {
  const accepted: AcceptedMail[] = []
  const { url, close } = await startMailServer({ accept: (lines) => accepted.push(readMail(lines, Date.now())) })
  return { url, close, accepted }
}

/** What the books hold of a mail that was accepted at that moment. */
export function readMail(lines: readonly string[], at: number): AcceptedMail {
  const head = lines.slice(0, lines.indexOf(''))
  const header = (name: string) => head.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return { messageId: header('Message-ID'), reference: header('Subject').split(' ').at(-1) ?? '', at }
}

/** The mails that were accepted, each once: the row of the outbox that it was, and its reference. */
export function sentMails(accepted: readonly AcceptedMail[]): { id: string; reference: string }[] {
  const once = new Map(accepted.map((mail) => [mail.messageId, mail]))
  return [...once.values()].map(({ messageId, reference }) => ({ id: rowOf(messageId), reference }))
}

/** The id of the row that a Message-ID is made of: `<id@host>`. */
export function rowOf(messageId: string): string {
  return /^<([^@>]*)@/.exec(messageId)?.[1] ?? ''
}
