import type { NewsletterFrequency } from '@otosafi/domain/newsletter/preferences'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { RequestContext } from '../../contract/handler.ts'
import { type MailPart, renderMail } from '../../outside/mail/mail-document.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-message.ts'
import { describeCar } from '../alerts/alert-messages.ts'
import type { CarCard } from '../cars/car-card.presenter.ts'
import type { IssueNews } from './issue-news.ts'

/**
 * An issue of the newsletter as a mail. Mail programs end the subscription with one click (RFC 8058); the links lead to a
 * page with a button and the preferences. `unsubscribe` is its secret.
 */
export function composeIssueMail(
  to: string,
  { news, frequency, unsubscribe }: { news: IssueNews; frequency: NewsletterFrequency; unsubscribe: string },
  { edition, language, origin }: Pick<RequestContext, 'edition' | 'language' | 'origin'>,
): EditionMail {
  const t = serverTexts(edition, language)
  const link = (text: string, path: string): MailPart => ({ kind: 'link', text, href: origin + path })
  const chapter = (title: string, links: MailPart[]): MailPart[] =>
    links.length === 0 ? [] : [{ kind: 'text', text: title }, ...links]
  const toCar = (car: CarCard) => carPath(car, language)
  const subject = t(`mail.newsletter.subject.${frequency}`)
  const page = pathFor('unsubscribeBlog', language, { token: unsubscribe })
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.newsletter.why.${frequency}`) },
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
    link(t('mail.newsletter.all'), pathFor('buyCars', language)),
    link(t('mail.newsletter.choose'), page),
    link(t('mail.confirmation.stop'), page),
  ]
  return {
    to,
    subject,
    ...renderMail(subject, language, parts),
    headers: {
      'List-Unsubscribe': `<${origin}/api/subscribers/unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
