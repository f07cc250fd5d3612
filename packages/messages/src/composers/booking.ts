import { type BookingAction, isOpen, UNPAID_DAYS } from '@otosafi/domain/booking/booking'
import { officeLanguageOf } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { officeTexts, serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'
import { type BookingFacts, bookingRows } from '../rows/booking-rows.ts'
import { shorten } from '../shorten.ts'
import { composeTeamMail } from './team.ts'

/** The notifications of a booking. */
export const BOOKING_NEWS = [
  'requested',
  'awaitingDeposit',
  'held',
  'extended',
  'ending',
  'completed',
  'cancelled',
  'expired',
  'refunded',
  'surplus',
  'late',
] as const
export type BookingNews = (typeof BOOKING_NEWS)[number]

/**
 * A booking with its news. `amount` is the money that came or went with it, `dueBy` is until when what is due is paid back, null
 * where the terms do not say, `link` the secret of the visitor's link, which leads to the booking's page, `takesOnline` says
 * whether the deposit can be paid there, `isCounted` whether it counts among those of its car without a deposit (P-46).
 */
export type BookingMessage = {
  booking: BookingFacts
  news: BookingNews
  amount: number
  dueBy: Date | null
  link: string
  takesOnline: boolean
  isCounted: boolean
}

/** An event of a booking, with its reason where one was given, and the secret of the team's link. */
export type TeamBookingMessage = {
  booking: BookingFacts
  action: BookingAction
  reason?: string | undefined
  link: string
}

/** The visitor's next step, where the text of the message does not name it. */
const NEXT_STEPS: Readonly<Partial<Record<BookingNews, 'comeBy' | 'again' | 'nothingLeft'>>> = {
  held: 'comeBy',
  extended: 'comeBy',
  completed: 'nothingLeft',
  cancelled: 'again',
  expired: 'again',
  refunded: 'nothingLeft',
}

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30

/** A mail to the visitor. */
export function composeBookingMail(message: BookingMessage, context: MessageContext): MailContent {
  const { booking, news, dueBy, takesOnline, isCounted } = message
  const { reference, due } = booking
  const t = serverTexts(context.edition, context.language)
  const values = valuesOf(message, context)
  const tellsDue = (news === 'cancelled' || news === 'expired') && due > 0
  const isPayable = takesOnline && (news === 'requested' || news === 'awaitingDeposit')
  const subject = t(`mail.booking.${news}.subject`, values)
  const next = nextStepOf(message)
  // The text of an end that comes near offers more time, which is given once.
  const variant = isLastEnd(message) ? 'extended' : news
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.booking.${variant}.text`, values) },
    ...(isPayable ? [{ kind: 'text' as const, text: t('mail.booking.payOnline') }] : []),
    ...(tellsDue ? [{ kind: 'text' as const, text: t('mail.booking.due', { amount: due }) }] : []),
    ...(tellsDue && dueBy !== null
      ? [{ kind: 'text' as const, text: t('mail.booking.dueBy', momentOf(dueBy, context.edition)) }]
      : []),
    ...(next ? [{ kind: 'text' as const, text: t(`mail.booking.next.${next}`) }] : []),
    ...(next === 'again' && booking.paid === 0 && isCounted
      ? [{ kind: 'text' as const, text: t('mail.booking.next.unpaid', { days: UNPAID_DAYS }) }]
      : []),
    { kind: 'text', text: t('mail.booking.reference', { reference }) },
    {
      kind: 'action',
      text: t(`mail.booking.${isOpen(booking) ? 'open' : 'see'}`),
      href: addressOf(message, context),
    },
  ]
  return { subject, ...renderMail(subject, context, parts) }
}

/** A text message to the visitor. */
export function composeBookingSms(message: BookingMessage, context: MessageContext): string {
  const { booking, news } = message
  const t = serverTexts(context.edition, context.language)
  const values = { ...valuesOf(message, context), car: shorten(booking.car.name, MAX_SMS_NAME) }
  const what = t(`mail.booking.${news}.subject`, values)
  return `${t('message.booking', { what, reference: booking.reference })} ${addressOf(message, context)}`
}

/** The mail to the team on an event, with the link to the page of what can be done next. */
export function composeTeamBookingMail(
  { booking, action, reason, link }: TeamBookingMessage,
  context: MessageContext,
): MailContent {
  const t = officeTexts(context.edition, officeLanguageOf(context.language))
  const what = t(`mail.booking.action.${action}`)
  return composeTeamMail(
    { kind: 'booking', of: booking, what, rows: bookingRows(booking, context), reason, link },
    context,
  )
}

function nextStepOf(message: BookingMessage): (typeof NEXT_STEPS)[BookingNews] {
  const { booking, news } = message
  if (isLastEnd(message)) return NEXT_STEPS.extended
  // Money that was not needed also goes back while the car is still to be bought.
  return news === 'refunded' && isOpen(booking) ? undefined : NEXT_STEPS[news]
}

/** Whether a hold ends soon that was extended already. */
function isLastEnd({ booking, news }: BookingMessage): boolean {
  return news === 'ending' && booking.isExtended
}

/** The address of the booking's page. */
function addressOf({ link: token }: BookingMessage, { language, origin }: MessageContext): string {
  return origin + pathFor('booking', language, { token })
}

function valuesOf({ booking: { car, deposit, deadline }, amount }: BookingMessage, { edition }: MessageContext) {
  const moment = deadline === null ? {} : momentOf(deadline, edition)
  return { car: car.name, deposit, amount, ...moment }
}
