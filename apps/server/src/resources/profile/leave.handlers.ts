import { noSessionCookies } from '../../auth/cookies.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { BodyOf, HandlersOf } from '../../contract/handler.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { exportAppointments } from '../appointments/export-own.ts'
import { listLiked } from '../blogs/likes.queries.ts'
import { BOOKING_LINKS, createBookingLinks } from '../bookings/booking-links.ts'
import { createBookingSteps } from '../bookings/booking-steps.ts'
import { createNotifyOfBooking } from '../bookings/notify-of-booking.ts'
import { leaveBookings } from '../bookings/own-bookings.ts'
import { createPresentOwn } from '../bookings/present-own.ts'
import { listRequestsOf } from '../requests/own-requests.queries.ts'
import { exportSales } from '../sales/export-sales.ts'
import { leaveSales } from '../sales/leave-sales.ts'
import { createNotifyOfSale } from '../sales/notify-of-sale.ts'
import { createSaleLinks, SALE_LINKS } from '../sales/sale-links.ts'
import { createSaleSteps } from '../sales/sale-steps.ts'
import { exportSearches } from '../saved-searches/export-searches.ts'
import { leaveVisits } from '../visits/leave-visits.ts'
import { createNotifyOfVisit } from '../visits/notify-of-visit.ts'
import { createVisitLinks, VISIT_LINKS } from '../visits/visit-links.ts'
import { createVisitSteps } from '../visits/visit-steps.ts'
import { listFavourites, presentFavourites } from '../wishlists/favourites.ts'
import { confirmPassword, lockConfirmed } from './confirm-password.ts'
import { listConsentsOf } from './consents.ts'
import { eraseUser } from './erase-user.ts'
import { exportByEmail } from './export-by-email.ts'
import { presentUser } from './user.presenter.ts'
import { requireUser } from './user.queries.ts'

/** The most requests and consents in an export. */
const MAX_EXPORTED = 10_000

/** Export of an account's data, and deletion of the account. */
export function createLeaveHandlers({
  database,
  search,
  limiter,
  sessions,
  uploads,
  events,
  payments,
  clock,
}: ApiServices): HandlersOf<'exportAccount' | 'deleteAccount'> {
  const presentOwn = createPresentOwn({ database, search, payments, clock })
  const visitLinks = createVisitLinks(createStableLinks(database, VISIT_LINKS))
  const saleLinks = createSaleLinks(createStableLinks(database, SALE_LINKS))
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))

  return {
    async exportAccount(_, context) {
      const { edition, language, session } = context
      const user = await requireUser(database, edition.id, session)
      const favourites = await listFavourites(database, edition.id, user.id)
      const cards = { edition, language, reference: search.reference, now: clock() }
      const requests = await listRequestsOf(database, user, MAX_EXPORTED)
      const own = await presentOwn(user, context)
      const photo = user.photo && (await uploads.read(user.photo.key))
      const open = await sessions.list(edition.id, user.id)
      const body: BodyOf<'exportAccount'> = {
        exportedAt: new Date(clock()).toISOString(),
        user: presentUser(user),
        photo: photo && { contentType: 'image/jpeg', data: photo.toString('base64') },
        wishLists: await presentFavourites(favourites, { search, context: cards }),
        savedSearches: await exportSearches(database, { edition: edition.id, userId: user.id }),
        likedBlogs: await listLiked(database, edition.id, user.id),
        ...(await exportAppointments(database, user, own)),
        sales: await exportSales(database, user, own.sales),
        requests: requests.map(({ kind, reference, state, language, created_at, fields }) => ({
          kind,
          reference,
          state,
          language,
          fields: { ...fields },
          createdAt: created_at.toISOString(),
        })),
        ...(await exportByEmail(database, user)),
        consents: await listConsentsOf(database, user, MAX_EXPORTED),
        sessions: open.map(({ createdAt, lastUsedAt, device }) => ({
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          device,
        })),
      }
      events.record('accountExported', context, { userId: user.id })
      const headers = { 'content-disposition': 'attachment; filename="account.json"' }
      return { ...ok(body), headers }
    },

    async deleteAccount({ body }, context) {
      const { edition, session, credentials, isSecure } = context
      const checked = await requireUser(database, edition.id, session)
      await confirmPassword({ limiter, events }, checked, { field: 'password', body, context })
      const kept = await inTransaction(database, async (write) => {
        const user = await lockConfirmed(write, checked, 'password')
        const steps = createBookingSteps(
          edition,
          new Date(clock()),
          createNotifyOfBooking(links, payments)(edition, context.origin),
        )
        const left = await leaveBookings(write, user, steps, context)
        const notifyOfVisit = createNotifyOfVisit(visitLinks)(edition, context.origin)
        await leaveVisits(write, user, createVisitSteps(edition, new Date(clock()), notifyOfVisit))
        const saleSteps = createSaleSteps(
          edition,
          new Date(clock()),
          createNotifyOfSale(saleLinks)(edition, context.origin),
        )
        const owed = await leaveSales(write, user, saleSteps, context)
        await eraseUser(write, user)
        return [...left, ...owed]
      })
      uploads.sweepSoon()
      events.record('accountDeleted', context, { userId: checked.id })
      const deletedAt = new Date(clock()).toISOString()
      const headers = credentials.from === 'cookies' ? { 'set-cookie': noSessionCookies(isSecure) } : {}
      return { ...ok({ deletedAt, kept }), headers: { ...headers, 'clear-site-data': '"cache"' } }
    },
  }
}
