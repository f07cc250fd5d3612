import type { VisitAction } from '@otosafi/domain/visits/visit'
import { officeLanguageOf } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { officeTexts, serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import { type VisitFacts, visitRows } from '../rows/visit-rows.ts'
import { shorten } from '../shorten.ts'
import { composeTeamMail } from './team.ts'

/** The notifications of a visit; `unconfirmed` reminds of one that is not. There is none of one that took place, or did not. */
export const VISIT_NEWS = [
  'requested',
  'confirmed',
  'moved',
  'cancelled',
  'sold',
  'withdrawn',
  'reminder',
  'unconfirmed',
] as const
export type VisitNews = (typeof VISIT_NEWS)[number]

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30

/** A visit with its news; `link` is the secret of the visitor's link, which leads to the visit's page. */
export type VisitMessage = { visit: VisitFacts; news: VisitNews; link: string }

/** An event of a visit, with its reason where one was given, and the secret of the team's link. */
export type TeamVisitMessage = { visit: VisitFacts; action: VisitAction; reason?: string | undefined; link: string }

/** A mail to the visitor. */
export function composeVisitMail(message: VisitMessage, context: MessageContext): MailContent {
  const { visit, news, link } = message
  const { reference, store } = visit
  const t = serverTexts(context.edition, context.language)
  const isOff = visit.state === 'cancelled'
  const values = { car: visit.car.name, ...momentOf(visit.startsAt, context.edition) }
  const subject = t(`mail.visit.${news}.subject`, values)
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.visit.${news}.text`, values) },
    { kind: 'text', text: t('mail.visit.when', values) },
    { kind: 'text', text: t('mail.visit.where', { store: store.name, address: store.address }) },
    { kind: 'text', text: t('mail.booking.reference', { reference }) },
    { kind: 'action', text: t(`mail.visit.${isOff ? 'see' : 'open'}`), href: addressOf(message, context) },
    // The same file again: it moves what a calendar has of the visit, or removes it.
    {
      kind: 'link',
      text: t(`mail.visit.${news === 'moved' || isOff ? 'updateCalendar' : 'calendar'}`),
      href: `${context.origin}/calendar/visits/${link}.ics`,
    },
  ]
  return { subject, ...renderMail(subject, context, parts) }
}

/** A text message to the visitor. */
export function composeVisitSms(message: VisitMessage, context: MessageContext): string {
  const { visit, news } = message
  const t = serverTexts(context.edition, context.language)
  const values = { car: shorten(visit.car.name, MAX_SMS_NAME), ...momentOf(visit.startsAt, context.edition) }
  const what = t(`mail.visit.${news}.subject`, values)
  return `${t('message.visit', { what, car: values.car, reference: visit.reference })} ${addressOf(message, context)}`
}

/** The mail to the team on an event, with the link to the page of what can be done next. */
export function composeTeamVisitMail(
  { visit, action, reason, link }: TeamVisitMessage,
  context: MessageContext,
): MailContent {
  const t = officeTexts(context.edition, officeLanguageOf(context.language))
  const what = t(`mail.visit.action.${action}`)
  return composeTeamMail({ kind: 'visit', of: visit, what, rows: visitRows(visit, context), reason, link }, context)
}

/** The address of the visit's page. */
function addressOf({ link: token }: VisitMessage, { language, origin }: MessageContext): string {
  return origin + pathFor('visit', language, { token })
}
