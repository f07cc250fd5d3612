import { randomUUID } from 'node:crypto'

import type { BookingEffect, BookingStep } from '@otosafi/domain/booking/booking'
import { isOpen, isOverdue, newBooking, refundDue } from '@otosafi/domain/booking/booking'
import { takeStep } from '@otosafi/domain/booking/take-step'
import type { EditionFacts } from '@otosafi/editions/edition'

import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { type ContactChange, contactColumns, contactOf } from '../appointments/contact.ts'
import { hasReachedLimit } from '../appointments/own-steps.ts'
import type { Reached } from '../appointments/person.ts'
import { oweRefunds } from '../payments/owe-refunds.ts'
import {
  type BookingRow,
  bookingOf,
  columnsOf,
  findBooking,
  findOpenBooking,
  forgetVisitor,
  isKept,
  lockBooking,
  lockCar,
} from './booking-rows.ts'

/** An event with the data of its messages. */
export type BookingEvent = BookingStep & {
  /** Where messages go from now on, and went before; with `changeContact`. */ change?: ContactChange
  /** Whether it brought money that the booking had no use for. */ isSurplus: boolean
  /** When it was stored: an expiry may be noted after its time. */ storedAt: Date
}

/** Writes to people about an event that was just stored, in its transaction. */
export type NotifyOfBooking = (
  write: Write,
  row: BookingRow,
  event: BookingEvent,
  to: 'visitor' | 'team',
) => Promise<void>

/** The initial columns of a booking; the rest follows from its first event. */
export type NewBooking = Omit<
  BookingRow,
  | 'version'
  | 'last_event'
  | 'state'
  | 'deadline'
  | 'is_extended'
  | 'received'
  | 'surplus'
  | 'returned'
  | 'reminded_at'
  | 'is_leaving'
  | 'created_at'
>

const EXPIRE = { action: 'expire', actor: 'clock' } as const

/** A step that somebody takes now. `to` is where messages go from now on, with `changeContact`. */
export type Act = Omit<BookingStep, 'at'> & { to?: Reached }

/** The steps of bookings in the database. */
export type BookingSteps = {
  /** Makes a booking that keeps its car. Throws `car_not_available` where the car is not for sale or kept by another. */
  request: (write: Write, booking: NewBooking) => Promise<BookingRow>
  /**
   * Takes a step of a booking; an expiry that is due comes first. Null where there is no such booking, its state does not
   * allow it, its visitor has taken it often enough, or its latest event is not the one that is given.
   */
  take: (write: Write, id: string, act: Act, event?: string) => Promise<BookingRow | null>
}

/**
 * Takes steps by the rules of the domain: each is stored as an event, together with the state that it leads to, its car and
 * the messages about it. Cars are locked before bookings, so that two steps about one car come one after the other; that a
 * car is kept once is the database's own rule besides.
 */
export function createBookingSteps(edition: EditionFacts, now: Date, notify: NotifyOfBooking): BookingSteps {
  const at = now.getTime()

  const store = async (
    write: Write,
    row: BookingRow,
    step: Omit<BookingEvent, 'isSurplus' | 'storedAt'>,
    effects: readonly BookingEffect[],
  ): Promise<void> => {
    const { id, version, last_event, state } = row
    await write
      .insertInto('booking_events')
      .values({
        edition: edition.id,
        id: last_event,
        booking_id: id,
        version,
        action: step.action,
        actor: step.actor,
        state,
        at: new Date(step.at),
        amount: step.amount ?? null,
        reason: step.reason ?? null,
      })
      .execute()
    const isSurplus = step.action === 'receiveDeposit' && effects.includes('payBack')
    const event = { ...step, isSurplus, storedAt: now }
    for (const effect of effects) {
      if (effect === 'notifyVisitor') await notify(write, row, event, 'visitor')
      else if (effect === 'notifyTeam') await notify(write, row, event, 'team')
      else if (effect === 'payBack') await oweRefunds(write, row, edition, now)
      else await changeCar(write, row, effect, now)
    }
  }

  const takeLocked = async (
    write: Write,
    row: BookingRow,
    { to, ...act }: Act,
    isCarFree: boolean,
  ): Promise<BookingRow | null> => {
    // Money is due from the moment when a booking ran out, whenever that is noted.
    const ranOut = act.action === 'expire' ? row.deadline?.getTime() : undefined
    const step = { ...act, at: Math.min(ranOut ?? at, at) }
    const former = contactOf(row)
    const change = to === undefined || former === null ? undefined : { to, former }
    if ((act.action === 'changeContact') !== (change !== undefined)) return null
    const decided = takeStep(bookingOf(row), step, { isCarFree })
    if ('refusal' in decided || decided.booking.state === null) return null
    if (await hasReachedLimit(write, 'booking', row, act)) return null
    const next = {
      ...columnsOf(decided.booking),
      ...(change && contactColumns(change.to)),
      // Its new end is reminded of like the first one.
      ...(act.action === 'extend' && { reminded_at: null }),
      version: row.version + 1,
      last_event: randomUUID(),
      state: decided.booking.state,
    }
    const after = await write
      .updateTable('bookings')
      .set(next)
      .where('edition', '=', edition.id)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await store(write, after, { ...step, ...(change && { change }) }, decided.effects)
    // After an account is deleted, its booking keeps the visitor for the refund alone.
    const isSettled = !isOpen(decided.booking) && refundDue(decided.booking) === 0
    if (after.is_leaving && isSettled) await forgetVisitor(write, after)
    return after
  }

  /** Expires the booking that keeps a locked car, where its time is over. Gives whether the car is free afterwards. */
  const isFree = async (write: Write, carId: string): Promise<boolean> => {
    const status = await lockCar(write, { edition: edition.id, car_id: carId })
    const keeper = await findOpenBooking(write, edition.id, carId)
    if (keeper === undefined) return status === 'available'
    if (!isOverdue(bookingOf(keeper), at)) return false
    await takeLocked(write, keeper, EXPIRE, false)
    return status === 'reserved' || status === 'available'
  }

  return {
    async request(write, booking) {
      // A look without the lock, since many may want a car that somebody has just got.
      if (await isKept(write, booking, now)) throw new Problem('car_not_available')
      const { deposit, hold_days: holdDays, refund, refund_days: refundDays } = booking
      const terms = { deposit, holdDays, refund, refundDays }
      const step = { action: 'request', actor: 'visitor', at } as const
      const decided = takeStep(newBooking(terms), step, { isCarFree: await isFree(write, booking.car_id) })
      if ('refusal' in decided || decided.booking.state === null) throw new Problem('car_not_available')
      const row = await write
        .insertInto('bookings')
        .values({
          ...booking,
          ...columnsOf(decided.booking),
          version: 1,
          last_event: randomUUID(),
          state: decided.booking.state,
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await store(write, row, step, decided.effects)
      return row
    },

    async take(write, id, act, event) {
      const found = await findBooking(write, edition.id, id)
      if (found === undefined) return null
      const isCarFree = await isFree(write, found.car_id)
      const row = await lockBooking(write, edition.id, id)
      if (row === undefined || (event !== undefined && row.last_event !== event)) return null
      if (act.action === 'expire' && row.state === 'expired') return row
      return takeLocked(write, row, act, isCarFree)
    },
  }
}

async function changeCar(
  write: Write,
  { edition, car_id }: BookingRow,
  effect: 'blockCar' | 'freeCar' | 'sellCar',
  now: Date,
): Promise<void> {
  const changed = {
    blockCar: { status: 'reserved' },
    freeCar: { status: 'available' },
    sellCar: { status: 'sold', sold_at: now },
  } as const
  await write
    .updateTable('cars')
    .set(changed[effect])
    .where('edition', '=', edition)
    .where('id', '=', car_id)
    .where('status', '=', effect === 'blockCar' ? 'available' : 'reserved')
    .execute()
}
