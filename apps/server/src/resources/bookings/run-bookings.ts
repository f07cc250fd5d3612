import { isQuiet } from '@otosafi/domain/visits/reminders'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { wallClockOf } from '@otosafi/editions/visits/slots-of-store'

import { createStableLinks } from '../../auth/stable-links.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { type RunEach, settleEach } from '../../db/settle-each.ts'
import type { ChoosePayments } from '../../outside/payments/choose-payments.ts'
import { writeToVisitor } from '../appointments/write-to-visitor.ts'
import { bookingFacts } from './booking-facts.ts'
import { BOOKING_LINKS, createBookingLinks } from './booking-links.ts'
import { listOverdue } from './booking-rows.ts'
import { createBookingSteps } from './booking-steps.ts'
import { createNotifyOfBooking } from './notify-of-booking.ts'

const DAY_MS = 24 * 3_600_000

/** `originOf` gives the origin of an edition's pages, for links: `https://otosafi.ma`. */
type Running = {
  database: Pick<Database, 'kysely'>
  payments: ChoosePayments
  clock: Clock
  originOf: (edition: EditionId) => string
}

/** The work of the bookings' job. */
export type RunBookings = (signal: AbortSignal) => Promise<void>

/**
 * Expires bookings whose time is over, and reminds of holds that end within a day. Each is a transaction of its own, which
 * asks again: another process may have been faster.
 */
export function createRunBookings({ database, payments, clock, originOf }: Running): RunBookings {
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))
  const notify = createNotifyOfBooking(links, payments)

  const expire = async (now: Date, each: RunEach): Promise<void> => {
    await each('booking', await listOverdue(database.kysely, now), ({ edition: editionId, id }) => {
      const edition = EDITIONS[editionId]
      const steps = createBookingSteps(edition, now, notify(edition, originOf(editionId)))
      return inTransaction(database, (write) => steps.take(write, id, { action: 'expire', actor: 'clock' }))
    })
  }

  const remind = async (now: Date, each: RunEach): Promise<void> => {
    const inADay = new Date(now.getTime() + DAY_MS)
    const soon = await database.kysely
      .selectFrom('bookings')
      .select(['edition', 'id'])
      .where('state', '=', 'held')
      .where('reminded_at', 'is', null)
      .where('deadline', '>', now)
      .where('deadline', '<=', inADay)
      .orderBy('deadline')
      .execute()
    await each('booking', soon, async ({ edition: editionId, id }) => {
      const edition = EDITIONS[editionId]
      if (isQuiet(now.getTime(), wallClockOf(edition))) return
      await inTransaction(database, async (write) => {
        const row = await write
          .updateTable('bookings')
          .set({ reminded_at: now })
          .where('edition', '=', editionId)
          .where('id', '=', id)
          .where('state', '=', 'held')
          .where('reminded_at', 'is', null)
          // It may have been extended since.
          .where('deadline', '<=', inADay)
          .returningAll()
          .executeTakeFirst()
        if (row === undefined) return
        const link = await links.visitor(write, row)
        const facts = {
          booking: bookingFacts(row, edition),
          news: 'ending',
          amount: 0,
          dueBy: null,
          link,
          takesOnline: false,
          isCounted: false,
        } as const
        const message = { facts, expiresAt: row.deadline, isReminder: true } as const
        await writeToVisitor('booking', write, row, message, { edition, origin: originOf(editionId) }, now)
      })
    })
  }

  return (signal) =>
    settleEach(signal, async (each) => {
      const now = new Date(clock())
      await expire(now, each)
      await remind(now, each)
    })
}
