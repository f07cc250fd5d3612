import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { describeCar, type NamedCar } from '../car-line.ts'
import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import { shorten } from '../shorten.ts'

/** A favourite with its news. `before` is the price that the user knows. */
export type FavouriteReport = { card: NamedCar; news: 'priceFell' | 'backOnSale'; before: number }

/** Contents of an alert. `stop` is the secret of its unsubscribe link. */
export type AlertMessage = { stop: string } & (
  | { kind: 'search'; name: string; query: string; cards: readonly NamedCar[] }
  | { kind: 'favourites'; reports: readonly FavouriteReport[] }
)

/** The most cars that a mail lists; its link leads to all. */
const MAX_LISTED = 10
/** The longest name of a search in a text message. */
const MAX_SMS_NAME = 16

/** An alert as a mail. Mail programs stop the alerts with one click (RFC 8058); its link leads to a page with a button. */
export function composeAlertMail(message: AlertMessage, context: MessageContext): MailContent {
  const t = serverTexts(context.edition, context.language)
  const addresses = addressesOf(context)
  const text = (written: string): MailPart => ({ kind: 'text', text: written })
  const link = (written: string, href: string): MailPart => ({ kind: 'link', text: written, href })
  const action = (written: string, href: string): MailPart => ({ kind: 'action', text: written, href })
  const { subject, parts } =
    message.kind === 'search'
      ? {
          subject: t('mail.alert.subject', { name: message.name }),
          parts: [
            text(t('mail.alert.why')),
            ...message.cards.slice(0, MAX_LISTED).map((card) => link(describeCar(card, t), addresses.car(card))),
            action(t('mail.alert.all'), addresses.listing(message.query)),
            text(t('mail.alert.change')),
            link(t('mail.alert.manage'), addresses.searches),
            link(t('mail.alert.stop'), addresses.stop(message.stop)),
          ],
        }
      : {
          subject: t('mail.favourites.subject'),
          parts: [
            text(t('mail.favourites.why')),
            ...message.reports
              .slice(0, MAX_LISTED)
              .map((report) => link(reported(report, t), addresses.car(report.card))),
            action(t('mail.favourites.all'), addresses.favourites),
            link(t('mail.favourites.stop'), addresses.stop(message.stop)),
          ],
        }
  return {
    subject,
    ...renderMail(subject, context, parts),
    headers: {
      'List-Unsubscribe': `<${context.origin}/api/alerts/stop/${message.stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** An alert as a text message, which leads to the account. */
export function composeAlertSms(message: AlertMessage, context: MessageContext): string {
  const t = serverTexts(context.edition, context.language)
  const addresses = addressesOf(context)
  const stop = addresses.stop(message.stop)
  return message.kind === 'search'
    ? t('message.alert', { name: shorten(message.name, MAX_SMS_NAME), link: addresses.searches, stop })
    : t('message.favourites', { link: addresses.favourites, stop })
}

type Write = ReturnType<typeof serverTexts>

function reported({ card, news, before }: FavouriteReport, t: Write): string {
  return news === 'priceFell'
    ? t('mail.favourites.priceFell', { name: card.name, price: card.price, before })
    : t('mail.favourites.backOnSale', { name: card.name, price: card.price })
}

function addressesOf({ language, origin }: MessageContext) {
  const searches = origin + pathFor('accountSection', language, { key: 'saved-searches' })
  return {
    car: (car: NamedCar) => origin + carPath(car, language),
    listing: (query: string) => `${origin}${pathFor('buyCars', language)}?${query}`.replace(/\?$/, ''),
    searches,
    favourites: origin + pathFor('favourites', language),
    stop: (token: string) => `${origin}${pathFor('unsubscribeBlog', language, { token })}?for=alerts`,
  }
}
