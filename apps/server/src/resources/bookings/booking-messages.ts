import { refundDue } from '@otosafi/domain/booking/booking'
import type { EditionFacts } from '@otosafi/editions/edition'
import { LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { officeTexts, serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, type MailRow, renderMail } from '../../outside/mail/mail-document.ts'
import type { EditionMail } from '../../outside/outbox/enqueue-message.ts'
import { momentOf } from '../appointments/moment-of.ts'
import { composeTeamMail } from '../appointments/team-mail.ts'
import { referenceOf } from '../cars/car-card.presenter.ts'
import { shorten } from '../shorten.ts'
import { type BookingRow, bookingOf } from './booking-rows.ts'
import type { BookingEvent } from './booking-steps.ts'

export type BookingNews =
  | 'requested'
  | 'awaitingDeposit'
  | 'held'
  | 'extended'
  | 'ending'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'surplus'
  | 'late'

/**
 * A booking with its news. `amount` is the money that came or went with it, `link` the secret of the visitor's link, which
 * leads to the booking's page, `takesOnline` says whether the deposit can be paid there.
 */
export type BookingMessage = { row: BookingRow; news: BookingNews; amount: number; link: string; takesOnline: boolean }

/** The words of a message: the edition, and the origin of its pages. */
type Words = { edition: EditionFacts; origin: string }

/** The visitor's next step, where the text of the message does not name it. */
const NEXT_STEPS: Readonly<Partial<Record<BookingNews, 'comeBy' | 'again' | 'nothingLeft'>>> = {
  held: 'comeBy',
  extended: 'comeBy',
  completed: 'nothingLeft',
  cancelled: 'again',
  expired: 'again',
  refunded: 'nothingLeft',
}

/** The news after which nothing is left to cancel. */
const LAST_NEWS: ReadonlySet<BookingNews> = new Set(['completed', 'cancelled', 'expired', 'refunded', 'late'])

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30

/** The news that an event is to its visitor. */
export function newsOf({ state }: Pick<BookingRow, 'state'>, { action, isSurplus }: BookingEvent): BookingNews {
  if (action === 'extend') return 'extended'
  if (action === 'refund') return 'refunded'
  if (isSurplus) return state === 'expired' ? 'late' : 'surplus'
  return state
}

/** A mail to the visitor. */
export function composeBookingMail(message: BookingMessage, { edition, origin }: Words): EditionMail {
  const { row, news, takesOnline } = message
  const { language, reference } = row
  const t = serverTexts(edition, language)
  const values = valuesOf(message, edition)
  const due = refundDue(bookingOf(row))
  const tellsDue = (news === 'cancelled' || news === 'expired') && due > 0
  const isPayable = takesOnline && (news === 'requested' || news === 'awaitingDeposit')
  const subject = t(`mail.booking.${news}.subject`, values)
  const next = NEXT_STEPS[news]
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.booking.${news}.text`, values) },
    ...(isPayable ? [{ kind: 'text' as const, text: t('mail.booking.payOnline') }] : []),
    ...(tellsDue ? [{ kind: 'text' as const, text: t('mail.booking.due', { amount: due }) }] : []),
    ...(next ? [{ kind: 'text' as const, text: t(`mail.booking.next.${next}`) }] : []),
    { kind: 'text', text: t('mail.booking.reference', { reference }) },
    { kind: 'link', text: t(`mail.booking.${LAST_NEWS.has(news) ? 'see' : 'open'}`), href: addressOf(message, origin) },
  ]
  return { subject, ...renderMail(subject, language, parts) }
}

/** A text message to the visitor. */
export function composeBookingSms(message: BookingMessage, { edition, origin }: Words): string {
  const { row, news } = message
  const t = serverTexts(edition, row.language)
  const values = { ...valuesOf(message, edition), car: shorten(row.car_name, MAX_SMS_NAME) }
  const what = t(`mail.booking.${news}.subject`, values)
  return `${t('message.booking', { what, reference: row.reference })} ${addressOf(message, origin)}`
}

/** The mail to the team on an event, with the link to the page of what can be done next. */
export function composeTeamBookingMail(
  { row, link }: { row: BookingRow; link: string },
  { action }: Pick<BookingEvent, 'action'>,
  { edition, origin }: Words,
): EditionMail {
  const t = officeTexts(edition, officeLanguageOf(row.language))
  const what = t(`mail.booking.action.${action}`)
  return composeTeamMail({ kind: 'booking', row, what, rows: teamRows(row, edition), link }, { edition, origin })
}

/**
 * Rows of a booking for the team, in the team's language that is nearest to the visitor's. `underway` is the part of the
 * refund that the payment provider makes, whole units.
 */
export function teamRows(row: BookingRow, edition: EditionFacts, underway = 0): MailRow[] {
  const t = officeTexts(edition, officeLanguageOf(row.language))
  const money = (amount: number) => t('mail.booking.amount', { amount })
  const values = {
    reference: row.reference,
    state: t(`mail.booking.state.${row.state}`),
    car: `${row.car_name} (${referenceOf(edition, row.car_id)})`,
    until: row.deadline === null ? null : t('mail.booking.moment', momentOf(row.deadline, edition)),
    name: row.full_name,
    language: LANGUAGES[row.language].name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    deposit: money(row.deposit),
    paid: money(row.received + row.surplus),
    due: money(refundDue(bookingOf(row))),
    underway: underway === 0 ? null : money(underway),
    paidBack: money(row.returned),
  } as const
  return Object.entries(values).flatMap(([field, value]) => {
    if (value === null) return []
    const label = t(`mail.booking.field.${field as keyof typeof values}`)
    return [{ label, value, line: t('mail.request.line', { label, value }) }]
  })
}

/** The address of the booking's page. */
function addressOf({ row, link: token }: BookingMessage, origin: string): string {
  return origin + pathFor('booking', row.language, { token })
}

function valuesOf({ row, amount }: BookingMessage, edition: EditionFacts) {
  const moment = row.deadline === null ? {} : momentOf(row.deadline, edition)
  return { car: row.car_name, deposit: row.deposit, amount, ...moment }
}
