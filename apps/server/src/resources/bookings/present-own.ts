import { createStableLinks } from '../../auth/stable-links.ts'
import type { BodyOf, RequestContext } from '../../contract/handler.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from '../cars/car-card.presenter.ts'
import { presentPayment } from '../payments/present-payment.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { createSaleLinks, SALE_LINKS } from '../sales/sale-links.ts'
import { findSaleDetails, listSalesOf } from '../sales/sale-rows.ts'
import { presentSale } from '../sales/sale.presenter.ts'
import { createVisitLinks, VISIT_LINKS } from '../visits/visit-links.ts'
import { listVisitEvents, listVisitsOf } from '../visits/visit-rows.ts'
import { presentVisit } from '../visits/visit.presenter.ts'
import { BOOKING_LINKS, createBookingLinks } from './booking-links.ts'
import { listBookingEvents } from './booking-rows.ts'
import { presentBooking } from './booking.presenter.ts'
import { listBookingsOf } from './own-bookings.ts'

type OwnBookings = BodyOf<'listOwnBookings'>

/** Gives a user's bookings, visits and sales as they are shown. */
export function createPresentOwn({
  database,
  search,
  payments,
  clock,
}: Pick<ApiServices, 'database' | 'search' | 'payments' | 'clock'>) {
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))
  const visitLinks = createVisitLinks(createStableLinks(database, VISIT_LINKS))
  const saleLinks = createSaleLinks(createStableLinks(database, SALE_LINKS))
  return async (
    user: UserRow,
    { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
  ): Promise<OwnBookings> => {
    const now = clock()
    const bookings = await listBookingsOf(database, user)
    const visits = await listVisitsOf(database, user)
    const sales = await listSalesOf(database.kysely, user)
    const ids = [...new Set([...bookings, ...visits].map(({ car_id }) => car_id))]
    const context = { edition, language, reference: search.reference, now }
    const found = await search.cars(edition.id, ids)
    const cards = new Map(found.map((car) => [car.id, presentCard(car, context)]))
    return inTransaction(database, async (write) => {
      const own: OwnBookings = { bookings: [], visits: [], sales: [] }
      for (const row of bookings) {
        const id = await links.own(write, row, now)
        const payment = await presentPayment(write, row, { port: payments(edition.id), now })
        const events = await listBookingEvents(write, row)
        const card = cards.get(row.car_id) ?? null
        own.bookings.push(presentBooking(row, { id, card, payment, events, edition, now }))
      }
      for (const row of visits) {
        const id = await visitLinks.own(write, row, now)
        const events = await listVisitEvents(write, row)
        own.visits.push(presentVisit(row, { id, card: cards.get(row.car_id) ?? null, events, now }))
      }
      for (const row of sales) {
        const id = await saleLinks.own(write, row, now)
        own.sales.push(presentSale(row, await findSaleDetails(write, row), { ...context, id }))
      }
      return own
    })
  }
}
