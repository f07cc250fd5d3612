import type { NotifiedSaleAction } from '@otosafi/domain/selling/sale'
import { CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import { inspectsAtHome } from '@otosafi/editions/inspects-at-home'
import { officeLanguageOf } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { officeTexts, serverTexts } from '@otosafi/i18n/server-texts'

import { deductionName } from '../deduction-name.ts'
import { type MailPart, type MailRow, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import { type OfferFacts, type SaleFacts, saleRows, soldCarName, type TeamSaleFacts } from '../rows/sale-rows.ts'
import { shorten } from '../shorten.ts'
import { composeTeamMail } from './team.ts'

/** The notifications of a sale, to its seller. */
export const SALE_NEWS = [
  'sent',
  'seen',
  'appointment',
  'unscheduled',
  'inspected',
  'offer',
  'accepted',
  'refused',
  'expired',
  'paid',
  'withdrawn',
  'closed',
] as const
export type SaleNews = (typeof SALE_NEWS)[number]

/** After which the seller can choose the time of the inspection. */
const CAN_CHOOSE: readonly SaleNews[] = ['sent', 'seen', 'unscheduled']

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30
/** The longest address of a home in one, characters. */
const MAX_SMS_ADDRESS = 60

/** A sale with its news; `link` is the secret of the seller's link, which leads to the sale's page. */
export type SaleMessage = { sale: SaleFacts; news: SaleNews; link: string }

/** An event of a sale, with the secret of the team's link. */
export type TeamSaleMessage = { sale: TeamSaleFacts; action: NotifiedSaleAction; link: string }

/** A mail to the seller. */
export function composeSaleMail(message: SaleMessage, context: MessageContext): MailContent {
  const { sale, news } = message
  const { reference, offer, promise } = sale
  const t = serverTexts(context.edition, context.language)
  const values = valuesOf(sale, context)
  const subject = t(`mail.sale.${news}.subject`, values)
  const isOffer = news === 'offer' && offer !== null
  const choose = inspectsAtHome(context.edition) ? 'mail.sale.chooseAtHome' : 'mail.sale.choose'
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.sale.${news}.text`, values) },
    ...(CAN_CHOOSE.includes(news) ? [{ kind: 'text' as const, text: t(choose) }] : []),
    ...(news === 'appointment' ? appointmentParts(sale, context) : []),
    ...(isOffer ? [{ kind: 'rows' as const, rows: offerRows(offer, context) }] : []),
    ...(promise === null
      ? []
      : [{ kind: 'text' as const, text: t(`mail.sale.promise.${promise.kind}`, CLAIM_FIGURES) }]),
    { kind: 'text', text: t('mail.sale.reference', { reference }) },
    { kind: 'action', text: t(isOffer ? 'mail.sale.answer' : 'mail.sale.open'), href: addressOf(message, context) },
    ...calendarPart(message, context),
  ]
  return { subject, ...renderMail(subject, context, parts) }
}

/** A text message to the seller. */
export function composeSaleSms(message: SaleMessage, context: MessageContext): string {
  const { sale, news } = message
  const { car, reference, appointment } = sale
  const t = serverTexts(context.edition, context.language)
  const values = { ...valuesOf(sale, context), car: shorten(soldCarName(car), MAX_SMS_NAME) }
  const what = t(`mail.sale.${news}.subject`, values)
  const place = news === 'appointment' && appointment?.atHome === true ? appointment.place : null
  const where = place === null ? '' : ` ${t('mail.sale.atHome', { place: shorten(place, MAX_SMS_ADDRESS) })}`
  return `${t('message.booking', { what, reference })}${where} ${addressOf(message, context)}`
}

/** The mail to the team on an event, with the link to the page of what can be done next. */
export function composeTeamSaleMail({ sale, action, link }: TeamSaleMessage, context: MessageContext): MailContent {
  const t = officeTexts(context.edition, officeLanguageOf(context.language))
  const what = t(`mail.sale.action.${action}`)
  return composeTeamMail({ kind: 'sale', of: sale, what, rows: saleRows(sale, context), link }, context)
}

/** The rows of an offer: its price, what is deducted from it, and what is left. */
function offerRows({ base, lines, amount }: OfferFacts, { edition, language }: MessageContext): MailRow[] {
  const t = serverTexts(edition, language)
  const rowOf = (label: string, value: string) => ({ label, value, line: t('mail.sale.line', { label, value }) })
  return [
    rowOf(t('mail.sale.base'), t('mail.sale.amount', { amount: base })),
    ...lines.map((line) => {
      const deducted = t('mail.sale.deducted', { amount: line.amount })
      const value = line.note === null ? deducted : `${deducted}\n${line.note}`
      return rowOf(deductionName(line.kind, edition, language), value)
    }),
    rowOf(t('mail.sale.total'), t('mail.sale.amount', { amount })),
  ]
}

function appointmentParts({ appointment }: SaleFacts, { edition, language }: MessageContext): MailPart[] {
  if (appointment === null || appointment.place === null) return []
  const { at, place, atHome } = appointment
  const t = serverTexts(edition, language)
  return [
    { kind: 'text', text: t('mail.sale.when', momentOf(at, edition)) },
    { kind: 'text', text: t(atHome ? 'mail.sale.atHome' : 'mail.sale.where', { place }) },
  ]
}

/** The link to the calendar file, which updates the appointment in a calendar. */
function calendarPart({ sale, news, link }: SaleMessage, { edition, language, origin }: MessageContext): MailPart[] {
  if (news !== 'appointment' && news !== 'unscheduled' && !sale.isCalledOff) return []
  const t = serverTexts(edition, language)
  const text = t(`mail.visit.${news === 'appointment' ? 'calendar' : 'updateCalendar'}`)
  return [{ kind: 'link', text, href: `${origin}/calendar/sales/${link}.ics` }]
}

/** The address of the sale's page. */
function addressOf({ link: token }: SaleMessage, { language, origin }: MessageContext): string {
  return origin + pathFor('sale', language, { token })
}

function valuesOf({ car, state, offer, appointment }: SaleFacts, { edition }: MessageContext) {
  const until = offer === null ? {} : { amount: offer.amount, ...momentOf(offer.validUntil, edition) }
  const at = state === 'appointment' && appointment !== null ? momentOf(appointment.at, edition) : {}
  return { car: soldCarName(car), ...until, ...at }
}
