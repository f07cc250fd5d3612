import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type Booking,
  BOOKING_STATES,
  type BookingActor,
  type BookingStep,
  countsAsUnpaid,
  isOpen,
  isOverdue,
  kept,
  newBooking,
  refundDeadline,
  refundDue,
  refundIfCancelled,
  versionOfTerms,
} from './booking.ts'
import { replay, takeStep } from './take-step.ts'
import { walkBookings } from './testing/walk-bookings.ts'
import { TRANSITIONS } from './transitions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TERMS = { deposit: 3000, holdDays: 7, refund: 'full', refundDays: null } as const
const FREE = { isCarFree: true }
const TAKEN = { isCarFree: false }

/** A booking after some steps, none of which may be refused. */
function after(steps: readonly BookingStep[], terms: Booking['terms'] = TERMS): Booking {
  return steps.reduce((booking, step) => {
    const decided = takeStep(booking, step, FREE)
    if ('refusal' in decided) throw new Error(`${step.action} was refused`)
    return decided.booking
  }, newBooking(terms))
}

const request = { action: 'request', actor: 'visitor', at: 0 } as const
const paid = (at: number, actor: BookingActor = 'payment') =>
  ({ action: 'receiveDeposit', actor, at, amount: TERMS.deposit }) as const
const cancel = (at: number) => ({ action: 'cancel', actor: 'visitor', at }) as const
const expire = (at: number) => ({ action: 'expire', actor: 'clock', at }) as const
const refund = (amount: number) => ({ action: 'refund', actor: 'staff', at: 20 * DAY, amount }) as const

describe('the table of transitions', () => {
  it('is this one', () => {
    const rows = TRANSITIONS.map(({ action, from, to, actors, guard, effects }) =>
      [
        action,
        from.length === BOOKING_STATES.length ? 'any' : from.map((state) => state ?? 'new').join(', '),
        to ?? 'as it was',
        actors.join(', '),
        guard?.words ?? '',
        effects.join(', '),
      ].join(' | '),
    )
    expect(['action | from | to | by | if | effects', ...rows].join('\n')).toMatchInlineSnapshot(`
      "action | from | to | by | if | effects
      request | new | requested | visitor | the car is free | blockCar, notifyVisitor, notifyTeam
      confirm | requested | awaitingDeposit | visitor, staff | in time | notifyVisitor, notifyTeam
      receiveDeposit | requested, awaitingDeposit | held | staff, payment | the whole deposit, in time | notifyVisitor, notifyTeam
      receiveDeposit | expired | held | staff, payment | the whole deposit, none came before, the car is free | blockCar, notifyVisitor, notifyTeam
      receiveDeposit | any | as it was | staff, payment | an amount | payBack, notifyVisitor, notifyTeam
      extend | held | as it was | staff | in time, the first one, with a reason | notifyVisitor, notifyTeam
      complete | held | completed | staff | in time | sellCar, notifyVisitor, notifyTeam
      changeContact | any | as it was | visitor | in time while it is open, else while money is due | notifyVisitor, notifyTeam
      cancel | requested, awaitingDeposit, held | cancelled | visitor, staff | in time | freeCar, payBack, notifyVisitor, notifyTeam
      expire | requested, awaitingDeposit, held | expired | clock | its time has run out | freeCar, payBack, notifyVisitor, notifyTeam
      refund | cancelled, expired | refunded | staff, payment | all that is due | notifyVisitor, notifyTeam
      refund | any | as it was | staff, payment | no more than is due | notifyVisitor, notifyTeam"
    `)
  })

  it('leads to every state and from no final one to an open one', () => {
    expect(new Set(TRANSITIONS.flatMap(({ to }) => to ?? []))).toEqual(new Set(BOOKING_STATES))
    const reopening = TRANSITIONS.filter(
      ({ from, to }) =>
        from.some((state) => state !== null && !isOpen({ state })) && to !== null && isOpen({ state: to }),
    )
    // The one exception of the rule: a deposit that comes late takes a car that is still free.
    expect(reopening.map(({ action, from }) => [action, from])).toEqual([['receiveDeposit', ['expired']]])
  })
})

describe('a booking', () => {
  it('waits 24 hours for an answer, 48 for its deposit, and is held for the days of its terms, to the same minute', () => {
    const requested = after([request])
    expect(requested).toMatchObject({ state: 'requested', deadline: DAY })
    const confirmed = after([request, { action: 'confirm', actor: 'staff', at: 5 * HOUR }])
    expect(confirmed).toMatchObject({ state: 'awaitingDeposit', deadline: 53 * HOUR })
    const held = after([request, paid(90_000)])
    expect(held).toMatchObject({ state: 'held', deadline: 7 * DAY + 90_000, deposit: 3000 })
  })

  it('runs out in the millisecond of its deadline, and nothing else can happen to it then', () => {
    const booking = after([request])
    expect(isOverdue(booking, DAY - 1)).toBe(false)
    expect(takeStep(booking, expire(DAY - 1), FREE)).toEqual({ refusal: 'notAllowed' })
    expect(isOverdue(booking, DAY)).toBe(true)
    expect(takeStep(booking, cancel(DAY), FREE)).toEqual({ refusal: 'notAllowed' })
    expect(takeStep(booking, expire(DAY), FREE)).toMatchObject({ booking: { state: 'expired', deadline: null } })
  })

  it('is refused while another one keeps the car', () => {
    expect(takeStep(newBooking(TERMS), request, TAKEN)).toEqual({ refusal: 'carNotFree' })
  })

  it('is extended once, by staff, with a reason', () => {
    const held = after([request, paid(0)])
    const extend = { action: 'extend', actor: 'staff', at: DAY, reason: 'The bank needs a day more' } as const
    for (const step of [
      { ...extend, reason: ' ' },
      { ...extend, actor: 'visitor' as const },
    ])
      expect(takeStep(held, step, FREE)).toEqual({ refusal: 'notAllowed' })
    const extended = after([request, paid(0), extend])
    expect(extended).toMatchObject({ state: 'held', deadline: 14 * DAY })
    expect(takeStep(extended, extend, FREE)).toEqual({ refusal: 'notAllowed' })
  })

  it('gives back the deposit by its terms', () => {
    const cancelled = after([request, paid(0), cancel(DAY)])
    expect(refundIfCancelled(after([request, paid(0)]))).toBe(3000)
    expect(refundDue(cancelled)).toBe(3000)
    expect(takeStep(cancelled, refund(3001), FREE)).toEqual({ refusal: 'notAllowed' })
    const part = after([request, paid(0), cancel(DAY), refund(1000)])
    expect(part).toMatchObject({ state: 'cancelled', returned: 1000 })
    expect(after([request, paid(0), cancel(DAY), refund(1000), refund(2000)])).toMatchObject({ state: 'refunded' })
    const tenth = after([request, { ...paid(0), amount: 3001 }, cancel(DAY)], {
      deposit: 3001,
      holdDays: 7,
      refund: 'tenPercent',
      refundDays: null,
    })
    expect([refundDue(tenth), kept(tenth)]).toEqual([301, 2700])
  })

  it('has terms whose version is another one for whatever they say otherwise', () => {
    expect(versionOfTerms(TERMS, 'MAD')).toBe('3000-MAD-7-full')
    expect(versionOfTerms({ ...TERMS }, 'MAD')).toBe(versionOfTerms(TERMS, 'MAD'))
    const versions = [
      versionOfTerms(TERMS, 'MAD'),
      versionOfTerms(TERMS, 'ZAR'),
      versionOfTerms({ ...TERMS, deposit: 300 }, 'MAD'),
      versionOfTerms({ ...TERMS, holdDays: 8 }, 'MAD'),
      versionOfTerms({ ...TERMS, refund: 'tenPercent' }, 'MAD'),
      versionOfTerms({ ...TERMS, refundDays: 30 }, 'MAD'),
      versionOfTerms({ ...TERMS, refundDays: 14 }, 'MAD'),
    ]
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('pays back within the days of its terms, where they say any', () => {
    expect(refundDeadline({ ...TERMS, refundDays: 30 }, DAY)).toBe(31 * DAY)
    expect(refundDeadline(TERMS, DAY)).toBeNull()
  })

  it('pays back what was paid twice and goes on', () => {
    const twice = after([request, paid(0), paid(1)])
    expect(twice).toMatchObject({ state: 'held', deposit: 3000, surplus: 3000 })
    expect(refundDue(twice)).toBe(3000)
    expect(after([request, paid(0), paid(1), refund(3000)])).toMatchObject({ state: 'held', returned: 3000 })
  })

  it('takes the car for a deposit that comes after its expiry, where it is still free, and else pays it back', () => {
    const expired = after([request, expire(DAY)])
    expect(takeStep(expired, paid(2 * DAY), FREE)).toMatchObject({ booking: { state: 'held', deadline: 9 * DAY } })
    const late = takeStep(expired, paid(2 * DAY), TAKEN)
    expect(late).toMatchObject({ booking: { state: 'expired', deposit: 0, surplus: 3000 } })
    // Neither a cancelled booking nor one that was held before comes back.
    expect(after([request, cancel(0), paid(1)])).toMatchObject({ state: 'cancelled', surplus: 3000 })
    expect(after([request, paid(0), expire(7 * DAY), paid(8 * DAY)])).toMatchObject({ state: 'expired', surplus: 3000 })
  })

  it('is reached elsewhere while it is open, and after that while money is due', () => {
    const change = (at: number) => ({ action: 'changeContact', actor: 'visitor', at }) as const
    expect(after([request, paid(0), change(DAY)])).toEqual(after([request, paid(0)]))
    expect(takeStep(after([request]), change(DAY), FREE)).toEqual({ refusal: 'notAllowed' })
    const owed = [request, paid(0), cancel(0)]
    expect(after([...owed, change(30 * DAY)])).toEqual(after(owed))
    expect(takeStep(after([...owed, refund(3000)]), change(30 * DAY), FREE)).toEqual({ refusal: 'notAllowed' })
    expect(takeStep(after([request, cancel(0)]), change(0), FREE)).toEqual({ refusal: 'notAllowed' })
  })

  it('says what cancelling would give back, with what was paid twice', () => {
    const twice = after([request, paid(0), paid(1)])
    expect(refundIfCancelled(twice)).toBe(6000)
    expect(refundIfCancelled(after([request, paid(0), paid(1), refund(3000)]))).toBe(3000)
    expect(refundIfCancelled(after([request, { ...paid(0), amount: 2999 }]))).toBe(2999)
  })

  it('counts as unpaid where its visitor cancels it, or lets it run out once it was confirmed', () => {
    const made = { action: 'request', actor: 'visitor' } as const
    const confirmed = { action: 'confirm', actor: 'staff' } as const
    const ranOut = { action: 'expire', actor: 'clock' } as const
    const cancelledBy = (actor: BookingActor) => ({ action: 'cancel', actor }) as const
    expect([
      countsAsUnpaid([made, cancelledBy('visitor')]),
      countsAsUnpaid([made, confirmed, ranOut]),
      countsAsUnpaid([made, ranOut]),
      countsAsUnpaid([made, confirmed, cancelledBy('staff')]),
    ]).toEqual([true, true, false, false])
  })

  it('takes no other amount for its deposit', () => {
    expect(after([request, { ...paid(0), amount: 2999 }])).toMatchObject({ state: 'requested', surplus: 2999 })
  })

  it('follows from its events, and from no events that could not have been', () => {
    const events = [
      { ...request, state: 'requested' },
      { ...expire(DAY), state: 'expired' },
      { ...paid(2 * DAY), state: 'held' },
      { ...cancel(3 * DAY), state: 'cancelled' },
      { ...refund(3000), state: 'refunded' },
    ] as const
    expect(replay(TERMS, events)).toMatchObject({ state: 'refunded', deposit: 3000, returned: 3000 })
    expect(() => replay(TERMS, [events[0], events[2], events[1]])).toThrow('cannot have become')
  })
})

describe('cars under random actions, clocks, crashes and notices', () => {
  it('are held by one booking at a time, and no money is lost', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        walkBookings(seed)
      }),
      { numRuns: 10_000 },
    )
  })
})
