import type { NewsletterFrequency } from '@otosafi/domain/newsletter/preferences'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { describeCar, type NamedCar } from '../car-line.ts'
import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** The news of an issue. `before` is the price at the beginning of its period. */
type IssueNews = {
  newest: readonly NamedCar[]
  fallen: readonly { card: NamedCar; before: number }[]
  posts: readonly { id: string; title: string }[]
}

/** An issue of the newsletter. `unsubscribe` is the secret of the link to the reader's preferences. */
export type NewsletterMessage = { kind: NewsletterFrequency; news: IssueNews; unsubscribe: string }

/**
 * An issue of the newsletter as a mail. Mail programs end the subscription with one click (RFC 8058); the links lead to a
 * page with a button and the preferences.
 */
export function composeNewsletterMail(
  { kind, news, unsubscribe }: NewsletterMessage,
  { edition, language, origin, phone }: MessageContext,
): MailContent {
  const t = serverTexts(edition, language)
  const link = (text: string, path: string): MailPart => ({ kind: 'link', text, href: origin + path })
  const chapter = (title: string, links: MailPart[]): MailPart[] =>
    links.length === 0 ? [] : [{ kind: 'heading', text: title }, ...links]
  const toCar = (car: NamedCar) => carPath(car, language)
  const subject = t(`mail.newsletter.subject.${kind}`)
  const page = pathFor('unsubscribeBlog', language, { token: unsubscribe })
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.newsletter.why.${kind}`) },
    ...chapter(
      t('mail.newsletter.newest'),
      news.newest.map((card) => link(describeCar(card, t), toCar(card))),
    ),
    ...chapter(
      t('mail.newsletter.fallen'),
      news.fallen.map(({ card, before }) =>
        link(t('mail.favourites.priceFell', { name: card.name, price: card.price, before }), toCar(card)),
      ),
    ),
    ...chapter(
      t('mail.newsletter.posts'),
      news.posts.map(({ id, title }) => link(title, pathFor('blogPost', language, { id }))),
    ),
    { kind: 'action', text: t('mail.newsletter.all'), href: origin + pathFor('buyCars', language) },
    link(t('mail.newsletter.choose'), page),
    link(t('mail.confirmation.stop'), page),
  ]
  return {
    subject,
    ...renderMail(subject, { edition, language, phone }, parts),
    headers: {
      'List-Unsubscribe': `<${origin}/api/subscribers/unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
