import type { MailContent } from '@otosafi/messages/message'

import type { EditionMail, NumberSms } from '../outside/outbox/enqueue-message.ts'

/** A mail that says anything, for tests of what carries it: the product sends only what is in the catalogue of messages. */
export const anyMail = (mail: MailContent & { to?: string }): EditionMail => mail as EditionMail

/** The same of a text message. */
export const anySms = (sms: { to: string; text: string }): NumberSms => sms as NumberSms
