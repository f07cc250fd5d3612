import { randomUUID } from 'node:crypto'

import { isOpen, versionOfTerms } from '@otosafi/domain/booking/booking'

import { createStableLinks } from '../../auth/stable-links.ts'
import type { HandlersOf, RequestContext } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { isReachedAt } from '../appointments/contact.ts'
import { findNewContact, findPerson, personAt } from '../appointments/find-person.ts'
import { refuseTooMany } from '../appointments/person.ts'
import { personalColumns } from '../appointments/personal-columns.ts'
import { termsOf } from '../booking-terms/booking-terms.presenter.ts'
import { carName, presentCard } from '../cars/car-card.presenter.ts'
import { suggestSimilar } from '../cars/suggest-similar.ts'
import { cleanText } from '../clean-text.ts'
import { presentPayment, schedulePoll } from '../payments/present-payment.ts'
import { requireUser } from '../profile/user.queries.ts'
import { createReference } from '../requests/reference.ts'
import { BOOKING_LINKS, createBookingLinks } from './booking-links.ts'
import { type BookingRow, listBookingEvents } from './booking-rows.ts'
import { createBookingSteps } from './booking-steps.ts'
import { presentBooking } from './booking.presenter.ts'
import { followBooking } from './follow-booking.ts'
import { createNotifyOfBooking } from './notify-of-booking.ts'
import { createPresentOwn } from './present-own.ts'
import { refuseRepeated } from './refuse-repeated.ts'

/** Booking a car, and what its visitor does with a booking (P-46 and P-47). */
export function createBookingHandlers({
  database,
  search,
  payments,
  clock,
}: ApiServices): HandlersOf<
  'createBooking' | 'getBooking' | 'cancelBooking' | 'changeBookingContact' | 'listOwnBookings'
> {
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))
  const notify = createNotifyOfBooking(links, payments)
  const presentOwn = createPresentOwn({ database, search, payments, clock })

  const present = async (
    queries: Pick<Write, 'selectFrom'>,
    row: BookingRow,
    id: string,
    { edition, language }: RequestContext,
  ) => {
    const now = clock()
    const payment = await presentPayment(queries, row, { port: payments(edition.id), now })
    const [car] = await search.cars(edition.id, [row.car_id])
    const context = { edition, language, reference: search.reference, now }
    return presentBooking(row, {
      id,
      card: car === undefined ? null : presentCard(car, context),
      payment,
      events: await listBookingEvents(queries, row),
      edition,
      now,
    })
  }

  return {
    createBooking: ({ body }, context) =>
      suggestSimilar({ search, clock }, context, body.car, async () => {
        const { edition, language, origin, session, write } = context
        const now = new Date(clock())
        const terms = termsOf(edition)
        const person = await findPerson(write, body, { edition, session }, now)
        const car = await write
          .selectFrom('cars')
          .select(['brand', 'model', 'trim', 'status'])
          .where('edition', '=', edition.id)
          .where('id', '=', body.car)
          .executeTakeFirst()
        if (car === undefined) throw notFound('car')
        if (car.status === 'sold') throw new Problem('car_not_available')
        if (body.termsVersion !== versionOfTerms(terms, edition.currency)) throw new Problem('terms_changed')
        await refuseTooMany(write, 'bookings', person, now)
        await refuseRepeated(write, person, body.car, now)
        const steps = createBookingSteps(edition, now, notify(edition, origin))
        const row = await steps.request(write, {
          edition: edition.id,
          id: randomUUID(),
          reference: createReference(edition.id, 'booking'),
          car_id: body.car,
          car_name: carName(car, search.reference),
          language,
          ...personalColumns(body, person),
          deposit: terms.deposit,
          hold_days: terms.holdDays,
          refund: terms.refund,
          refund_days: terms.refundDays,
          consented_at: now,
        })
        return { status: 201, body: await present(write, row, await links.visitor(write, row), context) }
      }),

    async listOwnBookings(_, context) {
      return ok(await presentOwn(await requireUser(database, context.edition.id, context.session), context))
    },

    async getBooking({ path: { id } }, context) {
      const row = await inTransaction(database, async (write) => {
        const found = await followBooking(write, context.edition, { token: id, now: clock() })
        await schedulePoll(write, found, new Date(clock()))
        return found
      })
      return ok(await present(database.kysely, row, id, context))
    },

    async changeBookingContact({ path: { id }, body }, context) {
      const { edition, origin } = context
      const now = new Date(clock())
      const link = { token: id, now: now.getTime() }
      const row = await inTransaction(database, async (write) => {
        const { id: moved, state } = await followBooking(write, edition, link)
        const to = await findNewContact(write, body, edition, now)
        // Contacts are locked before bookings, as where one is made.
        if (isOpen({ state })) await refuseTooMany(write, 'bookings', await personAt(write, edition, to), now, moved)
        const found = await followBooking(write, edition, link, 'forUpdate')
        if (isReachedAt(found, to)) return found
        const steps = createBookingSteps(edition, now, notify(edition, origin))
        const changed = await steps.take(write, found.id, { action: 'changeContact', actor: 'visitor', to })
        if (changed === null) throw new Problem('conflict')
        return changed
      })
      return ok(await present(database.kysely, row, id, context))
    },

    async cancelBooking({ path: { id }, body }, context) {
      const { edition, origin } = context
      const reason = cleanText(body?.reason ?? '')
      const row = await inTransaction(database, async (write) => {
        const found = await followBooking(write, edition, { token: id, now: clock() }, 'forUpdate')
        if (found.state === 'cancelled') return found
        const steps = createBookingSteps(edition, new Date(clock()), notify(edition, origin))
        const act = { action: 'cancel', actor: 'visitor', ...(reason !== '' && { reason }) } as const
        const cancelled = await steps.take(write, found.id, act)
        if (cancelled === null) throw new Problem('conflict')
        return cancelled
      })
      return ok(await present(database.kysely, row, id, context))
    },
  }
}
