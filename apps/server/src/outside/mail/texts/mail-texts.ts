import type { components } from '@otosafi/api-client/schema'
import type { RequestKind } from '@otosafi/domain/messages/request-kind'

/** The words of mails in one language. */
export type MailTexts = {
  requests: {
    kinds: Readonly<Record<RequestKind, string>>
    /** Labels of what visitors send, by the name of the field. */
    fields: Readonly<Record<string, string>>
    /** When visitors wish to be called. */
    times: Readonly<Record<components['schemas']['DayPart'], string>>
    car: string
    reference: string
    consent: string
  }
  confirmation: {
    subject: string
    hello: string
    why: string
    action: string
    soon: string
    notYou: string
    stop: string
  }
}
