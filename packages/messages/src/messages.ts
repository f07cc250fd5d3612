import { composeAccountMail, composeAccountSms } from './composers/account.ts'
import { composeAlertMail, composeAlertSms } from './composers/alert.ts'
import { composeAnswerMail } from './composers/answer.ts'
import { composeBookingMail, composeBookingSms, composeTeamBookingMail } from './composers/booking.ts'
import { composeFreeMail, composeWaitMail } from './composers/car-wait.ts'
import { composeConfirmationMail } from './composers/confirmation.ts'
import { composeContactMail, composeContactSms } from './composers/contact-change.ts'
import { composeDueRequestsMail } from './composers/due-requests.ts'
import { composeInvitationMail } from './composers/invitation.ts'
import { composeLeaveMail } from './composers/leave.ts'
import { composeMoneyMail } from './composers/money.ts'
import { composeNewsletterMail } from './composers/newsletter.ts'
import { composeReceiptMail } from './composers/receipt.ts'
import { composeRequestMail } from './composers/request.ts'
import { composeSaleMail, composeSaleSms, composeTeamSaleMail } from './composers/sale.ts'
import { composeTeamVisitMail, composeVisitMail, composeVisitSms } from './composers/visit.ts'
import { ACCOUNT_EXAMPLES } from './examples/account.ts'
import { BOOKING_EXAMPLES, CONTACT_EXAMPLES, MONEY_EXAMPLES, TEAM_BOOKING_EXAMPLES } from './examples/booking.ts'
import { ALERT_EXAMPLES, FREE_EXAMPLES, NEWSLETTER_EXAMPLES, WAIT_EXAMPLES } from './examples/cars.ts'
import { CONFIRMATION_EXAMPLES, INVITATION_EXAMPLES, LEAVE_EXAMPLES } from './examples/links.ts'
import { ANSWER_EXAMPLES, DUE_REQUESTS_EXAMPLES, RECEIPT_EXAMPLES, REQUEST_EXAMPLES } from './examples/request.ts'
import { SALE_EXAMPLES, TEAM_SALE_EXAMPLES } from './examples/sale.ts'
import { TEAM_VISIT_EXAMPLES, VISIT_EXAMPLES } from './examples/visit.ts'
import type { MailMessage, SmsMessage } from './message.ts'

/** Both check that a message's examples are facts of its composers, and that none of its variants lacks one. */
const byMail = <Facts>(message: MailMessage<Facts>) => message
const byMailOrSms = <Facts>(message: SmsMessage<Facts>) => message

/**
 * Every message that the product sends. No other can be sent: only {@link writeMail} and {@link writeSms} make what the
 * outbox takes.
 */
export const MESSAGES = {
  account: byMailOrSms({
    to: 'visitor',
    mail: composeAccountMail,
    sms: composeAccountSms,
    examples: ACCOUNT_EXAMPLES,
  }),
  confirmation: byMail({ to: 'visitor', mail: composeConfirmationMail, examples: CONFIRMATION_EXAMPLES }),
  newsletter: byMail({ to: 'visitor', mail: composeNewsletterMail, examples: NEWSLETTER_EXAMPLES }),
  leave: byMail({ to: 'visitor', mail: composeLeaveMail, examples: LEAVE_EXAMPLES }),
  alert: byMailOrSms({ to: 'visitor', mail: composeAlertMail, sms: composeAlertSms, examples: ALERT_EXAMPLES }),
  wait: byMail({ to: 'visitor', mail: composeWaitMail, examples: WAIT_EXAMPLES }),
  free: byMail({ to: 'visitor', mail: composeFreeMail, examples: FREE_EXAMPLES }),
  booking: byMailOrSms({
    to: 'visitor',
    mail: composeBookingMail,
    sms: composeBookingSms,
    examples: BOOKING_EXAMPLES,
  }),
  visit: byMailOrSms({ to: 'visitor', mail: composeVisitMail, sms: composeVisitSms, examples: VISIT_EXAMPLES }),
  contactChange: byMailOrSms({
    to: 'visitor',
    mail: composeContactMail,
    sms: composeContactSms,
    examples: CONTACT_EXAMPLES,
  }),
  sale: byMailOrSms({ to: 'visitor', mail: composeSaleMail, sms: composeSaleSms, examples: SALE_EXAMPLES }),
  receipt: byMail({ to: 'visitor', mail: composeReceiptMail, examples: RECEIPT_EXAMPLES }),
  answer: byMail({ to: 'visitor', mail: composeAnswerMail, examples: ANSWER_EXAMPLES }),
  request: byMail({ to: 'team', mail: composeRequestMail, examples: REQUEST_EXAMPLES }),
  teamBooking: byMail({ to: 'team', mail: composeTeamBookingMail, examples: TEAM_BOOKING_EXAMPLES }),
  teamVisit: byMail({ to: 'team', mail: composeTeamVisitMail, examples: TEAM_VISIT_EXAMPLES }),
  teamSale: byMail({ to: 'team', mail: composeTeamSaleMail, examples: TEAM_SALE_EXAMPLES }),
  money: byMail({ to: 'team', mail: composeMoneyMail, examples: MONEY_EXAMPLES }),
  dueRequests: byMail({ to: 'team', mail: composeDueRequestsMail, examples: DUE_REQUESTS_EXAMPLES }),
  invitation: byMail({ to: 'team', mail: composeInvitationMail, examples: INVITATION_EXAMPLES }),
} as const

export type MessageKind = keyof typeof MESSAGES
/** The kinds that are sent as text messages, too. */
export type SmsKind = {
  [Kind in MessageKind]: (typeof MESSAGES)[Kind] extends { sms: unknown } ? Kind : never
}[MessageKind]

/** The facts from which a kind of message is written. */
export type FactsOf<Kind extends MessageKind> = Parameters<(typeof MESSAGES)[Kind]['mail']>[0]
