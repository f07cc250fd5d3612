import type { ToldSaleAction } from '@otosafi/domain/selling/sale'
import { CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import type { EditionFacts } from '@otosafi/editions/edition'
import { inspectsAtHome } from '@otosafi/editions/inspects-at-home'
import { officeLanguageOf } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { commonTexts, officeTexts, serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, type MailRow, renderMail } from '../../outside/mail/mail-document.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-message.ts'
import { momentOf } from '../appointments/moment-of.ts'
import { composeTeamMail } from '../appointments/team-mail.ts'
import { shorten } from '../shorten.ts'
import { isCalledOff, type SaleRow, type StoredLine, type StoredOffer } from './sale-rows.ts'
import { promiseOf } from './sale.presenter.ts'

export type SaleNews =
  | 'sent'
  | 'seen'
  | 'appointment'
  | 'unscheduled'
  | 'inspected'
  | 'offer'
  | 'accepted'
  | 'refused'
  | 'expired'
  | 'paid'
  | 'withdrawn'
  | 'closed'

const NEWS: Readonly<Record<ToldSaleAction, SaleNews>> = {
  send: 'sent',
  see: 'seen',
  schedule: 'appointment',
  cancelAppointment: 'unscheduled',
  inspect: 'inspected',
  offer: 'offer',
  accept: 'accepted',
  refuse: 'refused',
  expire: 'expired',
  pay: 'paid',
  withdraw: 'withdrawn',
  close: 'closed',
}

/** After which the seller can choose the time of the inspection. */
const CAN_CHOOSE: readonly SaleNews[] = ['sent', 'seen', 'unscheduled']

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30
/** The longest address of a home in one, characters. */
const MAX_SMS_ADDRESS = 60

/**
 * A sale with its news; `offer` is the latest offer, `link` the secret of the seller's link, which leads to the sale's page.
 */
export type SaleMessage = { row: SaleRow; news: SaleNews; offer: StoredOffer | null; link: string }

/** The words of a message: the edition, and the origin of its pages. */
export type Words = { edition: EditionFacts; origin: string }

/** The news that a step is to the seller. */
export function newsOf(action: ToldSaleAction): SaleNews {
  return NEWS[action]
}

/** A mail to the seller. */
export function composeSaleMail(message: SaleMessage, { edition, origin }: Words): EditionMail {
  const { row, news, offer } = message
  const { language, reference } = row
  const t = serverTexts(edition, language)
  const values = valuesOf(message, edition)
  const subject = t(`mail.sale.${news}.subject`, values)
  const isOffer = news === 'offer' && offer !== null
  const promise = promiseOf(row, edition)
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.sale.${news}.text`, values) },
    ...(CAN_CHOOSE.includes(news)
      ? [{ kind: 'text' as const, text: t(inspectsAtHome(edition) ? 'mail.sale.chooseAtHome' : 'mail.sale.choose') }]
      : []),
    ...(news === 'appointment' ? appointmentParts(row, edition) : []),
    ...(isOffer ? [{ kind: 'rows' as const, rows: offerRows(offer, { edition, language }) }] : []),
    ...(promise === null
      ? []
      : [{ kind: 'text' as const, text: t(`mail.sale.promise.${promise.kind}`, CLAIM_FIGURES) }]),
    { kind: 'text', text: t('mail.sale.reference', { reference }) },
    { kind: 'link', text: t(isOffer ? 'mail.sale.answer' : 'mail.sale.open'), href: addressOf(message, origin) },
    ...calendarPart(message, { edition, origin }),
  ]
  return { subject, ...renderMail(subject, language, parts) }
}

/** A text message to the seller. */
export function composeSaleSms(message: SaleMessage, { edition, origin }: Words): string {
  const { row, news } = message
  const t = serverTexts(edition, row.language)
  const values = { ...valuesOf(message, edition), car: shorten(carOf(row), MAX_SMS_NAME) }
  const what = t(`mail.sale.${news}.subject`, values)
  const place = news === 'appointment' && row.appointment_at_home ? row.appointment_place : null
  const where = place === null ? '' : ` ${t('mail.sale.atHome', { place: shorten(place, MAX_SMS_ADDRESS) })}`
  return `${t('message.booking', { what, reference: row.reference })}${where} ${addressOf(message, origin)}`
}

/** The mail to the team on an event, with the link to the page of what can be done next. */
export function composeTeamSaleMail(
  { row, rows, link }: { row: SaleRow; rows: readonly MailRow[]; link: string },
  { action }: { action: ToldSaleAction },
  { edition, origin }: Words,
): EditionMail {
  const t = officeTexts(edition, officeLanguageOf(row.language))
  return composeTeamMail({ kind: 'sale', row, what: t(`mail.sale.action.${action}`), rows, link }, { edition, origin })
}

/** The name of a sale's car. */
export function carOf({ brand, model }: Pick<SaleRow, 'brand' | 'model'>): string {
  return `${brand} ${model}`
}

/** The rows of an offer: its price, what is deducted from it, and what is left. */
function offerRows(
  { base, lines, amount }: StoredOffer,
  { edition, language }: { edition: EditionFacts; language: SaleRow['language'] },
): MailRow[] {
  const t = serverTexts(edition, language)
  const rowOf = (label: string, value: string) => ({ label, value, line: t('mail.sale.line', { label, value }) })
  return [
    rowOf(t('mail.sale.base'), t('mail.sale.amount', { amount: base })),
    ...lines.map((line) => {
      const deducted = t('mail.sale.deducted', { amount: line.amount })
      const value = line.note === null ? deducted : `${deducted}\n${line.note}`
      return rowOf(lineName(line, edition, language), value)
    }),
    rowOf(t('mail.sale.total'), t('mail.sale.amount', { amount })),
  ]
}

/** The label of a deduction. */
export function lineName(
  { kind }: Pick<StoredLine, 'kind'>,
  edition: EditionFacts,
  language: SaleRow['language'],
): string {
  if (kind === 'tyres' || kind === 'papers' || kind === 'other')
    return serverTexts(edition, language)(`mail.sale.kind.${kind}`)
  return commonTexts(edition, language)(`inspection.sections.${kind}`)
}

function appointmentParts(row: SaleRow, edition: EditionFacts): MailPart[] {
  const { language, appointment_at, appointment_place: place } = row
  if (appointment_at === null || place === null) return []
  const t = serverTexts(edition, language)
  return [
    { kind: 'text', text: t('mail.sale.when', momentOf(appointment_at, edition)) },
    { kind: 'text', text: t(row.appointment_at_home ? 'mail.sale.atHome' : 'mail.sale.where', { place }) },
  ]
}

/** The link to the calendar file, which brings up to date what a calendar has of an appointment. */
function calendarPart({ row, news, link }: SaleMessage, { edition, origin }: Words): MailPart[] {
  if (news !== 'appointment' && news !== 'unscheduled' && !isCalledOff(row)) return []
  const text = serverTexts(
    edition,
    row.language,
  )(`mail.visit.${news === 'appointment' ? 'calendar' : 'updateCalendar'}`)
  return [{ kind: 'link', text, href: `${origin}/calendar/sales/${link}.ics` }]
}

/** The address of the sale's page. */
function addressOf({ row, link: token }: SaleMessage, origin: string): string {
  return origin + pathFor('sale', row.language, { token })
}

function valuesOf({ row, offer }: SaleMessage, edition: EditionFacts) {
  const until = offer === null ? {} : { amount: offer.amount, ...momentOf(offer.validUntil, edition) }
  const appointment = row.state === 'appointment' ? row.appointment_at : null
  return { car: carOf(row), ...until, ...(appointment === null ? {} : momentOf(appointment, edition)) }
}
