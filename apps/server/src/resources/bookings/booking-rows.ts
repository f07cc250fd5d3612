import type { Selectable } from 'kysely'

import { type Booking, OPEN_STATES } from '@otosafi/domain/booking/booking'
import type { EditionId } from '@otosafi/editions/edition'

import type { BookingTables } from '../../db/booking-tables.ts'
import type { Write } from '../../db/in-transaction.ts'
import { latestEvents } from '../appointments/latest-events.ts'

/** A booking as it is stored. */
export type BookingRow = Selectable<BookingTables['bookings']>

/** An event of a booking as its visitor may know it: reasons are the team's own. */
export type BookingEventRow = Pick<
  Selectable<BookingTables['booking_events']>,
  'action' | 'actor' | 'state' | 'at' | 'amount'
>

/** A booking as the rules see it. */
export function bookingOf(row: BookingRow): Booking {
  const { state, deadline, is_extended, received, surplus, returned } = row
  const { deposit, hold_days: holdDays, refund, refund_days: refundDays } = row
  return {
    state,
    terms: { deposit, holdDays, refund, refundDays },
    deadline: deadline?.getTime() ?? null,
    isExtended: is_extended,
    deposit: received,
    surplus,
    returned,
  }
}

/** The columns of a booking that its state machine decides. */
export function columnsOf(booking: Booking) {
  return {
    deadline: booking.deadline === null ? null : new Date(booking.deadline),
    is_extended: booking.isExtended,
    received: booking.deposit,
    surplus: booking.surplus,
    returned: booking.returned,
  }
}

/** The booking with this id; undefined where the edition has none. */
export function findBooking(
  queries: Pick<Write, 'selectFrom'>,
  edition: EditionId,
  id: string,
): Promise<BookingRow | undefined> {
  return queries
    .selectFrom('bookings')
    .selectAll()
    .where('edition', '=', edition)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The booking with this id, which nobody else changes until the transaction ends; its car is locked before it. */
export function lockBooking(write: Write, edition: EditionId, id: string): Promise<BookingRow | undefined> {
  return write
    .selectFrom('bookings')
    .selectAll()
    .where('edition', '=', edition)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The status of a car, which stays locked until the transaction ends; undefined where there is no such car. */
export async function lockCar(write: Write, { edition, car_id }: Pick<BookingRow, 'edition' | 'car_id'>) {
  const car = await write
    .selectFrom('cars')
    .select('status')
    .where('edition', '=', edition)
    .where('id', '=', car_id)
    .forUpdate()
    .executeTakeFirst()
  return car?.status
}

/** The booking that an event happened to; undefined where the edition has none. */
export function findBookingOfEvent(
  queries: Pick<Write, 'selectFrom'>,
  edition: EditionId,
  event: string,
): Promise<BookingRow | undefined> {
  return queries
    .selectFrom('bookings')
    .innerJoin('booking_events', (join) =>
      join
        .onRef('booking_events.edition', '=', 'bookings.edition')
        .onRef('booking_events.booking_id', '=', 'bookings.id'),
    )
    .selectAll('bookings')
    .where('booking_events.edition', '=', edition)
    .where('booking_events.id', '=', event)
    .executeTakeFirst()
}

/** Events of a booking, oldest first. */
export function listBookingEvents(
  queries: Pick<Write, 'selectFrom'>,
  { edition, id }: Pick<BookingRow, 'edition' | 'id'>,
): Promise<BookingEventRow[]> {
  return latestEvents(
    queries
      .selectFrom('booking_events')
      .select(['action', 'actor', 'state', 'at', 'amount'])
      .where('edition', '=', edition)
      .where('booking_id', '=', id)
      .orderBy('version', 'desc'),
  )
}

/** The booking that keeps a car from others; undefined where none does. */
export function findOpenBooking(write: Write, edition: EditionId, carId: string): Promise<BookingRow | undefined> {
  return write
    .selectFrom('bookings')
    .selectAll()
    .where('edition', '=', edition)
    .where('car_id', '=', carId)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the deposit for a car has arrived and it is held: nobody else may come to see it (P-48). */
export async function isHeld(
  write: Pick<Write, 'selectFrom'>,
  edition: EditionId,
  carId: string,
  now: Date,
): Promise<boolean> {
  const held = await write
    .selectFrom('bookings')
    .select('id')
    .where('edition', '=', edition)
    .where('car_id', '=', carId)
    .where('state', '=', 'held')
    .where('deadline', '>', now)
    .executeTakeFirst()
  return held !== undefined
}

/** Whether a booking keeps a car from others at this moment. */
export async function isKept(
  write: Write,
  { edition, car_id }: Pick<BookingRow, 'edition' | 'car_id'>,
  now: Date,
): Promise<boolean> {
  const kept = await write
    .selectFrom('bookings')
    .select('id')
    .where('edition', '=', edition)
    .where('car_id', '=', car_id)
    .where('state', 'in', OPEN_STATES)
    .where('deadline', '>', now)
    .executeTakeFirst()
  return kept !== undefined
}

/** Removes what is personal in a booking, and all reasons: those of the team may name the visitor too. */
export async function forgetVisitor(write: Write, { edition, id }: Pick<BookingRow, 'edition' | 'id'>): Promise<void> {
  await write
    .updateTable('bookings')
    .set({
      user_id: null,
      is_leaving: false,
      channel: null,
      destination: null,
      full_name: null,
      phone: null,
      email: null,
      message: null,
    })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .execute()
  await write
    .updateTable('booking_events')
    .set({ reason: null })
    .where('edition', '=', edition)
    .where('booking_id', '=', id)
    .execute()
}

/** The bookings whose time is over, of all editions. */
export function listOverdue(queries: Pick<Write, 'selectFrom'>, now: Date) {
  return queries
    .selectFrom('bookings')
    .select(['edition', 'id'])
    .where('deadline', '<=', now)
    .where('state', 'in', OPEN_STATES)
    .orderBy('deadline')
    .execute()
}
