import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { Write } from '../../db/in-transaction.ts'
import { maskContact } from '../../logging/security-events.ts'
import { type MailPart, renderMail } from '../../outside/mail/mail-document.ts'
import { type EditionMail, enqueueMail, enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import { shorten } from '../shorten.ts'
import type { Reached } from './whose.ts'

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30

/** The two notices of a changed contact: messages come here from now on, or no longer do. */
export type ContactNews = 'here' | 'elsewhere'

/**
 * A booking or visit whose messages go to `to` from now on. `link` is the secret of the visitor's link, which leads to its
 * page.
 */
export type ContactMessage = {
  kind: 'booking' | 'visit'
  row: { edition: EditionId; language: Language; reference: string; car_name: string }
  news: ContactNews
  to: Reached
  link: string
}

/** The words of a message: the edition, and the origin of its pages. */
type Words = { edition: EditionFacts; origin: string }

/** The mail on a change. */
export function composeContactMail({ kind, row, news, to, link }: ContactMessage, words: Words): EditionMail {
  const { language, reference, car_name: car } = row
  const t = serverTexts(words.edition, language)
  const subject = t(`mail.contact.${news}.subject`, { car })
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.contact.${news}.text`, { car, to: maskContact(to.destination) }) },
    { kind: 'text', text: t('mail.booking.reference', { reference }) },
    { kind: 'link', text: t(`mail.${kind}.open`), href: words.origin + pathFor(kind, language, { token: link }) },
  ]
  return { subject, ...renderMail(subject, language, parts) }
}

/** The text message on a change. */
export function composeContactSms({ kind, row, news, link }: ContactMessage, words: Words): string {
  const t = serverTexts(words.edition, row.language)
  const what = t(`mail.contact.${news}.subject`, { car: shorten(row.car_name, MAX_SMS_NAME) })
  const href = words.origin + pathFor(kind, row.language, { token: link })
  return `${t('message.booking', { what, reference: row.reference })} ${href}`
}

/** Tells both ends of a change: the address or number that messages go to from now on, and the one that they went to. */
export async function tellOfContact(
  write: Write,
  about: Pick<ContactMessage, 'kind' | 'row' | 'link'>,
  { to, former }: { to: Reached; former: Reached },
  words: Words,
  now: Date,
): Promise<void> {
  const ends = [
    { news: 'here', at: to },
    { news: 'elsewhere', at: former },
  ] as const
  for (const { news, at } of ends) {
    const message = { ...about, news, to }
    if (at.channel === 'email') {
      const mail = { to: at.destination, ...composeContactMail(message, words) }
      await enqueueMail(write, words.edition, mail, now)
    } else {
      const sms = { to: at.destination, text: composeContactSms(message, words) }
      await enqueueSms(write, words.edition, sms, { now, expiresAt: null })
    }
  }
}
