import type { Mail } from '@otosafi/domain/messages/mail'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

/**
 * The context in which a message is written: edition, the visitor's language, origin of its links, and the edition's telephone
 * (E.164), null where the operator has set none.
 */
export type MessageContext = { edition: EditionFacts; language: Language; origin: string; phone: string | null }

/** The content of a mail, without sender and recipient. */
export type MailContent = Omit<Mail, 'from' | 'to'>

/** Facts of a message for previews, as they could be in an edition and language. */
export type Example<Facts> = (context: MessageContext) => Facts

/** The discriminant of the messages of one kind: their news or action, or their own kind. */
type VariantOf<Facts> = Facts extends { news: infer News extends string }
  ? News
  : Facts extends { action: infer Action extends string }
    ? Action
    : Facts extends { kind: infer Kind extends string }
      ? Kind
      : 'usual'

/** An example for each variant of a message, by its name; there may be more. */
export type Examples<Facts> = Readonly<Record<VariantOf<Facts>, Example<Facts>>> &
  Readonly<Record<string, Example<Facts>>>

/** A kind of mail: whom it is for, how it is written from its facts, and examples of these. */
export type MailMessage<Facts> = {
  to: 'visitor' | 'team'
  mail: (facts: Facts, context: MessageContext) => MailContent
  examples: Examples<Facts>
}

/** A message that is also sent as a text message, to those who gave a number. */
export type SmsMessage<Facts> = MailMessage<Facts> & { sms: (facts: Facts, context: MessageContext) => string }
