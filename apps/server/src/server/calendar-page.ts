import type { FastifyInstance } from 'fastify'

import type { EditionFacts } from '@otosafi/editions/edition'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { findLink, type FoundLink } from '../auth/link-tokens.ts'
import { notFound, Problem } from '../contract/problem.ts'
import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { contextOf } from '../http/request-context.ts'
import { networkOf } from '../limits/network-of.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { bookingCalendar, saleCalendar, visitCalendar } from '../resources/appointments/calendar-file.ts'
import { refuseEnded } from '../resources/appointments/ended-links.ts'
import { bookingChangedAt, bookingEndedAt } from '../resources/bookings/booking-ended-at.ts'
import { findBooking } from '../resources/bookings/booking-rows.ts'
import { findLastAppointment, findSale, saleEndedAt } from '../resources/sales/sale-rows.ts'
import { visitEndedAt } from '../resources/visits/visit-ended-at.ts'
import { findVisit } from '../resources/visits/visit-rows.ts'

/** Rate limit of a network: calendar programs poll by themselves. */
const LIMIT = { times: 600, seconds: 3600 } as const

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * `/calendar/visits/{secret}.ics`, `/calendar/bookings/{secret}.ics` and `/calendar/sales/{secret}.ics`: a visit, the end of a
 * hold, or the inspection of a car that is for sale, for the visitor's calendar, by the secret of the visitor's link. Where
 * there is none, a person is led to the page of the link, which says why; a calendar program is refused.
 */
export function registerCalendarPage(
  app: FastifyInstance,
  { database, limiter, clock }: Pick<ApiServices, 'database' | 'limiter' | 'clock'>,
): void {
  const files = {
    visit: async (write: Write, edition: EditionFacts, link: FoundLink) => {
      const row = await findVisit(write, edition.id, link.subject)
      if (row === undefined) return null
      const now = clock()
      refuseEnded(link, await visitEndedAt(write, row), now)
      return visitCalendar(row, edition, now)
    },
    booking: async (write: Write, edition: EditionFacts, link: FoundLink) => {
      const row = await findBooking(write, edition.id, link.subject)
      if (row === undefined) return null
      const now = clock()
      refuseEnded(link, await bookingEndedAt(write, row), now)
      return bookingCalendar(row, { changed: await bookingChangedAt(write, row), now }, edition)
    },
    sale: async (write: Write, edition: EditionFacts, link: FoundLink) => {
      const row = await findSale(write, edition.id, link.subject)
      if (row === undefined) return null
      refuseEnded(link, saleEndedAt(row), clock())
      return saleCalendar(row, await findLastAppointment(write, row), edition)
    },
  }
  for (const purpose of ['visit', 'booking', 'sale'] as const)
    app.get(`/calendar/${purpose}s/:file`, async (request, reply) => {
      const { edition, language } = contextOf(request)
      const { file } = request.params as { file: string }
      const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? []
      if (token === undefined) throw notFound(purpose)
      const text = await withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, async () => {
        await limiter.count('calendar', networkOf(request.addressing.address), LIMIT)
        return inTransaction(database, async (write) => {
          const link = await findLink(write, { edition: edition.id, purpose, token })
          return link === null ? null : files[purpose](write, edition, link)
        })
      }).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'link_expired') return error
        throw error
      })
      if (typeof text !== 'string') {
        if (!request.headers.accept?.includes('text/html')) throw text ?? notFound(purpose)
        const location = pathFor(purpose, language, { token })
        return reply
          .code(302)
          .headers({ ...HEADERS, location })
          .send()
      }
      const disposition = `attachment; filename="${purpose}.ics"`
      return reply
        .headers({ ...HEADERS, 'content-disposition': disposition })
        .type('text/calendar; charset=utf-8')
        .send(text)
    })
}
