import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import { shorten } from '../shorten.ts'

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30

/** The two notices of a changed contact: messages come here from now on, or no longer do. */
export const CONTACT_NEWS = ['here', 'elsewhere'] as const

/**
 * A booking or visit whose messages go to another address or number from now on: `masked`, so that the former one does
 * not get it in full. `link` is the secret of the visitor's link, which leads to its page.
 */
export type ContactMessage = {
  about: 'booking' | 'visit'
  reference: string
  car: string
  news: (typeof CONTACT_NEWS)[number]
  masked: string
  link: string
}

/** The mail on a change. */
export function composeContactMail(
  { about, reference, car, news, masked, link }: ContactMessage,
  context: MessageContext,
): MailContent {
  const { language } = context
  const t = serverTexts(context.edition, language)
  const subject = t(`mail.contact.${news}.subject`, { car })
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.contact.${news}.text`, { car, to: masked }) },
    { kind: 'text', text: t('mail.booking.reference', { reference }) },
    { kind: 'action', text: t(`mail.${about}.open`), href: context.origin + pathFor(about, language, { token: link }) },
  ]
  return { subject, ...renderMail(subject, context, parts) }
}

/** The text message on a change. */
export function composeContactSms(
  { about, reference, car, news, link }: ContactMessage,
  context: MessageContext,
): string {
  const t = serverTexts(context.edition, context.language)
  const what = t(`mail.contact.${news}.subject`, { car: shorten(car, MAX_SMS_NAME) })
  const href = context.origin + pathFor(about, context.language, { token: link })
  return `${t('message.booking', { what, reference })} ${href}`
}
