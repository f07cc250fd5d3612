import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import type { BookingEventRow, BookingRow } from './booking-rows.ts'
import { type PaymentShown, presentBooking } from './booking.presenter.ts'
import { exampleBooking } from './testing/booking-rows.ts'

const edition = EDITIONS.coza
const PAYMENT: PaymentShown = { methods: ['showroom'], payable: false, state: 'none', stray: 'none' }
const CANCELLED: BookingRow = { ...exampleBooking({ edition, language: 'en' }), deadline: null, refund_days: 30 }

const event = (action: BookingEventRow['action'], state: BookingEventRow['state'], day: string): BookingEventRow => ({
  action,
  actor: 'visitor',
  state,
  at: new Date(`${day}T12:00:00Z`),
  amount: null,
})
const RECEIVED = event('receiveDeposit', 'held', '2026-06-02')
const ENDED = [RECEIVED, event('cancel', 'cancelled', '2026-06-10')]

/** Until when money is paid back, as the visitor is shown it. */
function dueAt(row: BookingRow, events: readonly BookingEventRow[]): string | null {
  const now = Date.parse('2026-06-20T12:00:00Z')
  return presentBooking(row, { id: 'secret', card: null, payment: PAYMENT, events, edition, now }).refundDueAt
}

describe('money of a booking that has failed', () => {
  it('is paid back within the days of its terms, counted from its end or from when the money came after that', () => {
    expect(dueAt(CANCELLED, ENDED)).toBe('2026-07-10T12:00:00.000Z')
    const part = [...ENDED, event('refund', 'cancelled', '2026-06-12')]
    expect(dueAt({ ...CANCELLED, returned: 1000 }, part)).toBe('2026-07-10T12:00:00.000Z')
    const late = [...ENDED, event('receiveDeposit', 'cancelled', '2026-06-15')]
    expect(dueAt({ ...CANCELLED, surplus: 3000 }, late)).toBe('2026-07-15T12:00:00.000Z')
    const overdue = { ...CANCELLED, state: 'held', deadline: new Date('2026-06-09T12:00:00Z') } as const
    expect(dueAt(overdue, [RECEIVED])).toBe('2026-07-09T12:00:00.000Z')
  })

  it('has no day where the terms say none, nothing is due, or the booking goes on', () => {
    expect(dueAt({ ...CANCELLED, refund_days: null }, ENDED)).toBeNull()
    expect(dueAt({ ...CANCELLED, returned: 3000 }, ENDED)).toBeNull()
    const twice = { ...CANCELLED, state: 'held', surplus: 3000, deadline: new Date('2026-06-22T12:00:00Z') } as const
    expect(dueAt(twice, [RECEIVED, RECEIVED])).toBeNull()
  })
})
