import { refundDue } from '@otosafi/domain/booking/booking'
import { takeStep } from '@otosafi/domain/booking/take-step'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'
import { bookingRows } from '@otosafi/messages/rows/booking-rows'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { ApiServices } from '../api-services.ts'
import { haveEnded } from '../appointments/ended-links.ts'
import { lockRefunds, refundByStaff, settleByHand } from '../payments/payment-rows.ts'
import type { FindTeamCase, ShowToTeam, TeamAct, TeamField } from '../team-case.ts'
import { bookingEndedAt } from './booking-ended-at.ts'
import { bookingFacts } from './booking-facts.ts'
import { BOOKING_LINKS, createBookingLinks } from './booking-links.ts'
import { bookingOf, type BookingRow, findBookingOfEvent } from './booking-rows.ts'
import { type Act, createBookingSteps } from './booking-steps.ts'
import { createNotifyOfBooking } from './notify-of-booking.ts'

/** Staff actions on a booking, in the order of the buttons. */
const ACTIONS = ['confirm', 'receiveDeposit', 'extend', 'complete', 'refund', 'cancel'] as const
type Action = (typeof ACTIONS)[number]

const REASONS: Readonly<Partial<Record<Action, TeamAct['reason']>>> = {
  extend: 'needed',
  refund: 'needed',
  cancel: 'optional',
}

/** The field of a refund with the amount that staff has seen. */
const AMOUNT = 'amount'

type Services = Pick<ApiServices, 'database' | 'payments' | 'clock'>

/** The booking that a link of the team leads to. */
export function createFindTeamBooking(services: Services): FindTeamCase {
  const show = createShowBooking(services)
  return async (write, token, { edition, origin }) => {
    const subject = await findLinkToken(write, { edition: edition.id, purpose: 'teamBooking', token })
    const row = subject === null ? undefined : await findBookingOfEvent(write, edition.id, subject)
    if (row === undefined) return null
    if (haveEnded(await bookingEndedAt(write, row), services.clock()))
      return { endedIn: officeLanguageOf(row.language) }
    return { ...(await show(write, row, { edition, origin })), isCurrent: row.last_event === subject }
  }
}

/** Bookings for the team. */
export function createShowBooking({ database, payments, clock }: Services): ShowToTeam<BookingRow> {
  const notify = createNotifyOfBooking(createBookingLinks(createStableLinks(database, BOOKING_LINKS)), payments)
  return async (write, row, { edition, origin }) => {
    const language = officeLanguageOf(row.language)
    const t = officeTexts(edition, language)
    const place = { edition: edition.id, id: row.id, currency: edition.currency }
    const byStaff = await refundByStaff(write, place, bookingOf(row))
    const offered = offeredFor(row, byStaff, clock())
    const rowsOf = (booking: BookingRow, underway?: number) =>
      bookingRows(bookingFacts(booking, edition), { edition, language: row.language }, underway)
    return {
      title: row.reference,
      reference: row.reference,
      language,
      rows: rowsOf(row, refundDue(bookingOf(row)) - byStaff),
      acts: offered.map((action) => ({
        action,
        label: t(`mail.booking.act.${action}`),
        reason: REASONS[action] ?? 'none',
        ...(action === 'refund' && { fields: [amountField(byStaff, t)] }),
      })),
      async act(chosen, reason, typed) {
        const action = offered.find((each) => each === chosen)
        if (action === undefined) return null
        if (action === 'refund') {
          // A refund that the provider cannot make becomes the team’s without an event.
          await lockRefunds(write, place)
          const present = await refundByStaff(write, place, bookingOf(row))
          if (present !== byStaff || typed.get(AMOUNT) !== String(byStaff)) return null
        }
        const now = new Date(clock())
        const steps = createBookingSteps(edition, now, notify(edition, origin))
        const act = { ...actOf(row, byStaff, action), ...(reason === undefined ? {} : { reason }) }
        const after = await steps.take(write, row.id, act, row.last_event)
        if (after !== null && action === 'refund') await settleByHand(write, place, now)
        return after === null ? null : { rows: rowsOf(after) }
      },
    }
  }
}

/** Says how much staff pays back, and sends it along: of an amount that has changed meanwhile, nothing is noted. */
function amountField(amount: number, t: ReturnType<typeof officeTexts>): TeamField {
  return {
    name: AMOUNT,
    label: t('mail.booking.field.due'),
    kind: 'choice',
    isNeeded: true,
    options: [{ value: String(amount), label: t('mail.booking.amount', { amount }) }],
  }
}

/** The actions open to staff at the moment `at`; `byStaff` is the refund that is theirs to make. */
function offeredFor(row: BookingRow, byStaff: number, at: number): Action[] {
  return ACTIONS.filter((action) => {
    const decided = takeStep(
      bookingOf(row),
      { ...actOf(row, byStaff, action), at, reason: action },
      { isCarFree: false },
    )
    // Other money than a deposit that holds the car comes by a notice, and is nothing to be clicked.
    return !('refusal' in decided) && (action !== 'receiveDeposit' || decided.booking.state === 'held')
  })
}

function actOf(row: BookingRow, byStaff: number, action: Action): Act {
  const amount = action === 'receiveDeposit' ? row.deposit : action === 'refund' ? byStaff : undefined
  return { action, actor: 'staff', ...(amount === undefined ? {} : { amount }) }
}
