import type { EditionFacts } from '@otosafi/editions/edition'
import type { VisitFacts } from '@otosafi/messages/rows/visit-rows'

import { referenceOf } from '../cars/car-card.presenter.ts'
import type { VisitRow } from './visit-rows.ts'

/** A visit as messages tell of it. */
export function visitFacts(row: VisitRow, edition: EditionFacts): VisitFacts {
  const { reference, state, full_name: name, phone, email, message } = row
  return {
    reference,
    state,
    car: { name: row.car_name, reference: referenceOf(edition, row.car_id) },
    startsAt: row.starts_at,
    store: { name: row.store_name, address: row.store_address },
    testDrive: row.test_drive,
    name,
    phone,
    email,
    message,
  }
}
