import { refundDue } from '@otosafi/domain/booking/booking'
import { takeStep } from '@otosafi/domain/booking/take-step'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'
import { bookingRows } from '@otosafi/messages/rows/booking-rows'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import { writeMinorUnits } from '../../outside/payments/minor-units.ts'
import type { ApiServices } from '../api-services.ts'
import { haveEnded } from '../appointments/ended-links.ts'
import {
  type BookingPlace,
  listStrayRefunds,
  lockRefunds,
  refundByStaff,
  settleByHand,
} from '../payments/payment-rows.ts'
import type { FindTeamCase, ShowToTeam, TeamAct, TeamField, TeamView } from '../team-case.ts'
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

/** Noting that staff has paid back what fits no booking. It is no event of the booking: its sums do not have that money. */
const REFUND_STRAY = 'refundStray'

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
    const shownStray = showStray(await findStrayByHand(write, place), t)
    const offered = offeredFor(row, byStaff, clock())
    const rowsOf = (booking: BookingRow, underway?: number) =>
      bookingRows(bookingFacts(booking, edition), { edition, language: row.language }, underway)
    return {
      title: row.reference,
      reference: row.reference,
      language,
      rows: [...rowsOf(row, refundDue(bookingOf(row)) - byStaff), ...shownStray.rows],
      acts: [
        ...offered.map((action) => ({
          action,
          label: t(`mail.booking.act.${action}`),
          reason: REASONS[action] ?? 'none',
          ...(action === 'refund' && {
            fields: [amountField(String(byStaff), t('mail.booking.amount', { amount: byStaff }), t)],
          }),
        })),
        ...shownStray.acts,
      ],
      async act(chosen, reason, typed) {
        if (chosen === REFUND_STRAY) {
          await lockRefunds(write, place)
          const present = await findStrayByHand(write, place)
          if (present === '' || typed.get(AMOUNT) !== present) return null
          await settleByHand(write, place, { isBooked: false, now: new Date(clock()) })
          return { rows: rowsOf(row) }
        }
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
        if (after !== null && action === 'refund') await settleByHand(write, place, { isBooked: true, now })
        return after === null ? null : { rows: rowsOf(after) }
      },
    }
  }
}

/** What staff has to pay back of the money that fits no booking, as people read it: `50.00 EUR`; empty for nothing. */
async function findStrayByHand(write: Write, place: BookingPlace): Promise<string> {
  const sums = new Map<string, number>()
  for (const { state, amount, currency } of await listStrayRefunds(write, place))
    if (state === 'byHand') sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => writeMinorUnits(amount, currency)).join(', ')
}

/** The row with such money, and the act by which its way back is noted. */
function showStray(stray: string, t: ReturnType<typeof officeTexts>): Pick<TeamView, 'rows' | 'acts'> {
  if (stray === '') return { rows: [], acts: [] }
  const label = t('mail.booking.field.stray')
  const fields = [amountField(stray, stray, t)]
  return {
    rows: [{ label, value: stray, line: t('mail.request.line', { label, value: stray }) }],
    acts: [{ action: REFUND_STRAY, label: t('mail.booking.act.refundStray'), reason: 'none', fields }],
  }
}

/** Says how much staff pays back, and sends it along: of an amount that has changed meanwhile, nothing is noted. */
function amountField(value: string, label: string, t: ReturnType<typeof officeTexts>): TeamField {
  return {
    name: AMOUNT,
    label: t('mail.booking.field.due'),
    kind: 'choice',
    isNeeded: true,
    options: [{ value, label }],
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
