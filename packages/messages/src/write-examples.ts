import type { Example, MessageContext } from './message.ts'
import { type FactsOf, type MessageKind, MESSAGES, type SmsKind } from './messages.ts'
import { writeMail, type WrittenMail, writeSms, type WrittenSms } from './write-message.ts'

/** The message of an example, as it is sent. `sms` is null where it is sent by mail alone. */
export type WrittenExample = {
  kind: MessageKind
  /** Which of the messages of its kind. */
  variant: string
  to: 'visitor' | 'team'
  mail: WrittenMail
  sms: WrittenSms | null
}

const isSms = (kind: MessageKind): kind is SmsKind => 'sms' in MESSAGES[kind]

/** The messages of a kind, each of its examples as it is sent. */
export function writeExamples(kind: MessageKind, context: MessageContext): WrittenExample[] {
  const { to, examples } = MESSAGES[kind]
  return Object.entries(examples as Record<string, Example<FactsOf<MessageKind>>>).map(([variant, example]) => {
    // The compiler cannot follow that examples and composers of one kind are of the same facts.
    const facts = example(context) as never
    const sms = isSms(kind) ? writeSms(kind, facts, context) : null
    return { kind, variant, to, mail: writeMail(kind, facts, context), sms }
  })
}
