import { officeLanguageOf } from '@otosafi/editions/language'

import { toGsmText } from './gsm-text.ts'
import type { MailContent, MailMessage, MessageContext, SmsMessage } from './message.ts'
import { type FactsOf, type MessageKind, MESSAGES, type SmsKind } from './messages.ts'
import { inOwnDirection } from './own-direction.ts'

declare const written: unique symbol

/** A mail that {@link writeMail} wrote: the outbox takes no other. */
export type WrittenMail = MailContent & { readonly [written]: 'mail' }

/** A text message that {@link writeSms} wrote: the outbox takes no other. */
export type WrittenSms = string & { readonly [written]: 'sms' }

/** Writes a mail of a kind. Throws a RangeError where a text is missing or has a hole: nothing unfinished is ever sent. */
export function writeMail<Kind extends MessageKind>(
  kind: Kind,
  facts: FactsOf<Kind>,
  context: MessageContext,
): WrittenMail {
  const { to, mail } = MESSAGES[kind] as unknown as MailMessage<FactsOf<Kind>>
  const { subject, text, ...rest } = mail(facts, context)
  const language = to === 'visitor' ? context.language : officeLanguageOf(context.language)
  const written = { ...rest, subject: inOwnDirection(subject, language), text: inOwnDirection(text, language) }
  return written as WrittenMail
}

/** Writes a text message of a kind. Throws a RangeError as {@link writeMail} does. */
export function writeSms<Kind extends SmsKind>(kind: Kind, facts: FactsOf<Kind>, context: MessageContext): WrittenSms {
  const { sms } = MESSAGES[kind] as unknown as SmsMessage<FactsOf<Kind>>
  return inOwnDirection(toGsmText(sms(facts, context)), context.language) as WrittenSms
}
