import { refundDue } from '@otosafi/domain/booking/booking'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { BookingFacts } from '@otosafi/messages/rows/booking-rows'

import { referenceOf } from '../cars/car-card.presenter.ts'
import { type BookingRow, bookingOf } from './booking-rows.ts'

/** A booking as messages tell of it. */
export function bookingFacts(row: BookingRow, edition: EditionFacts): BookingFacts {
  const { reference, state, deadline, deposit, full_name: name, phone, email, message } = row
  return {
    reference,
    state,
    car: { name: row.car_name, reference: referenceOf(edition, row.car_id) },
    deadline,
    isExtended: row.is_extended,
    deposit,
    paid: row.received + row.surplus,
    due: refundDue(bookingOf(row)),
    returned: row.returned,
    name,
    phone,
    email,
    message,
  }
}
