import { createRandom, type Random } from '../../random.ts'
import { type Booking, type BookingStep, isOpen, isOverdue, kept, newBooking, refundDue } from '../booking.ts'
import { takeStep } from '../take-step.ts'
import { TRANSITIONS } from '../transitions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const STEPS = 80
const CARS = 3

/** A payment as its provider knows it: it was charged once, whatever became of the notices. */
type Payment = { booking: number; amount: number; notices: number; isApplied: boolean }

/** The stored state, and the model's own: the booking that should hold each car. */
type World = {
  now: number
  bookings: { car: number; booking: Booking }[]
  holders: (number | null)[]
  payments: Payment[]
  paidBack: number
}

/**
 * Walks bookings of a few cars through random requests, payments, notices that come late, twice or never, cancellations,
 * steps of staff, passing time and crashes before a step was stored. Throws as soon as a car is kept by two bookings, a
 * state was reached without a listed transition, or money is unaccounted for; at the end everything has to settle.
 */
export function walkBookings(seed: number): void {
  const random = createRandom(`bookings ${seed}`)
  const refund = random.pick(['full', 'tenPercent'] as const)
  const terms = { deposit: random.int(1, 5000), holdDays: random.int(1, 14), refund, refundDays: null }
  const world: World = {
    now: 0,
    bookings: [],
    holders: Array.from({ length: CARS }, () => null),
    payments: [],
    paidBack: 0,
  }
  for (let step = 0; step < STEPS; step += 1) {
    act(world, random, terms)
    check(world)
  }
  settle(world)
  check(world)
}

function act(world: World, random: Random, terms: Booking['terms']): void {
  const one = random.int(0, Math.max(0, world.bookings.length - 1))
  const amount = random.chance(0.9) ? terms.deposit : random.int(1, 6000)
  const acts: (() => void)[] = [
    () => request(world, random.int(0, CARS - 1), terms, random),
    () => take(world, one, { action: 'confirm', actor: random.pick(['visitor', 'staff']), at: world.now }, random),
    () => take(world, one, { action: 'cancel', actor: random.pick(['visitor', 'staff']), at: world.now }, random),
    () => take(world, one, { action: 'changeContact', actor: 'visitor', at: world.now }, random),
    () => take(world, one, { action: 'extend', actor: 'staff', at: world.now, reason: 'A day more' }, random),
    () => take(world, one, { action: 'complete', actor: 'staff', at: world.now }, random),
    () => pay(world, one, amount),
    () => notify(world, random),
    () => notify(world, random),
    () => expireOverdue(world, random),
    () => payBack(world, one, random),
    () => (world.now += random.pick([MINUTE, HOUR, 13 * HOUR, 30 * HOUR, 8 * 24 * HOUR])),
  ]
  random.pick(acts)()
}

/** Stores a step as the server does, unless the process dies before: then nothing of it has happened. */
function take(world: World, at: number, step: BookingStep, random: Random | null): boolean {
  const stored = world.bookings[at]
  if (stored === undefined || random?.chance(0.1) === true) return false
  const { car, booking } = stored
  // As on the server, what has run out is expired before anything else happens to it.
  if (step.action !== 'expire' && isOverdue(booking, world.now))
    take(world, at, { action: 'expire', actor: 'clock', at: world.now }, null)
  const before = stored.booking
  const decided = takeStep(before, step, { isCarFree: world.holders[car] === null })
  if ('refusal' in decided) return false
  const listed = TRANSITIONS.some(
    ({ action, from, to }) =>
      action === step.action && from.includes(before.state) && (to ?? before.state) === decided.booking.state,
  )
  if (!listed) throw new Error(`${step.action} led from ${before.state} to ${decided.booking.state}`)
  stored.booking = decided.booking
  for (const effect of decided.effects) {
    if (effect === 'blockCar') world.holders[car] = at
    if (effect === 'freeCar') world.holders[car] = null
    // A sold car is never free again.
    if (effect === 'sellCar') world.holders[car] = -1
  }
  return true
}

function request(world: World, car: number, terms: Booking['terms'], random: Random): void {
  const at = world.bookings.push({ car, booking: newBooking(terms) }) - 1
  if (!take(world, at, { action: 'request', actor: 'visitor', at: world.now }, random)) world.bookings.pop()
}

/** The provider charges; how many notices it will send is its affair. */
function pay(world: World, booking: number, amount: number): void {
  if (world.bookings[booking] !== undefined) world.payments.push({ booking, amount, notices: 0, isApplied: false })
}

/** A notice arrives, perhaps not for the first time. It is applied once, in the transaction that stores its id. */
function notify(world: World, random: Random | null, payment = pickOf(world.payments, random)): void {
  if (payment === undefined) return
  payment.notices += 1
  if (payment.isApplied) return
  const step = { action: 'receiveDeposit', actor: 'payment', at: world.now, amount: payment.amount } as const
  payment.isApplied = take(world, payment.booking, step, random)
}

function expireOverdue(world: World, random: Random | null): void {
  world.bookings.forEach(({ booking }, at) => {
    if (isOverdue(booking, world.now)) take(world, at, { action: 'expire', actor: 'clock', at: world.now }, random)
  })
}

function payBack(world: World, at: number, random: Random | null): void {
  const booking = world.bookings[at]?.booking
  const due = booking === undefined ? 0 : refundDue(booking)
  if (due <= 0) return
  const amount = random === null ? due : random.int(1, due + 1)
  if (take(world, at, { action: 'refund', actor: 'payment', at: world.now, amount }, random)) world.paidBack += amount
}

/** Time passes, lost notices are asked for, and what is due is paid back. */
function settle(world: World): void {
  for (const payment of world.payments) notify(world, null, payment)
  world.now += 60 * 24 * HOUR
  expireOverdue(world, null)
  world.bookings.forEach((_, at) => payBack(world, at, null))
  if (world.payments.some(({ isApplied }) => !isApplied)) throw new Error('A payment was never applied')
  for (const { booking } of world.bookings) {
    if (isOpen(booking)) throw new Error(`A booking is ${booking.state} for ever`)
    if (refundDue(booking) !== 0) throw new Error('Money is due for ever')
  }
  const charged = sum(world.payments, ({ amount }) => amount)
  const keeping = sum(world.bookings, ({ booking }) => kept(booking))
  if (charged !== keeping + world.paidBack) throw new Error(`Of ${charged}, ${keeping + world.paidBack} are left`)
}

function check({ bookings, holders, payments, paidBack }: World): void {
  holders.forEach((holder, car) => {
    const open = bookings.flatMap((stored, at) => (stored.car === car && isOpen(stored.booking) ? [at] : []))
    const expected = holder === null || holder === -1 ? [] : [holder]
    if (String(open) !== String(expected))
      throw new Error(`Car ${car} is kept by ${String(open)} and not by ${String(expected)}`)
  })
  bookings.forEach(({ booking }, at) => {
    const due = refundDue(booking)
    if (due < 0) throw new Error(`More was paid back than was due: ${-due}`)
    const applied = payments.filter((payment) => payment.booking === at && payment.isApplied)
    const received = sum(applied, ({ amount }) => amount)
    if (received !== kept(booking) + due + booking.returned) throw new Error('Money is unaccounted for')
  })
  if (paidBack !== sum(bookings, ({ booking }) => booking.returned)) throw new Error('Money went astray')
}

function pickOf<T>(items: readonly T[], random: Random | null): T | undefined {
  return random === null || items.length === 0 ? undefined : random.pick(items)
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
