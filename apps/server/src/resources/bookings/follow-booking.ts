import type { EditionFacts } from '@otosafi/editions/edition'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { notFound } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { type BookingRow, findBooking } from './booking-rows.ts'

/** The booking that its visitor's secret leads to. Throws `not_found` where the edition has none. */
export async function followBooking(write: Write, { id: edition }: EditionFacts, token: string): Promise<BookingRow> {
  const subject = await findLinkToken(write, { edition, purpose: 'booking', token })
  const row = subject === null ? undefined : await findBooking(write, edition, subject)
  if (row === undefined) throw notFound('booking')
  return row
}
