import type { EditionFacts } from '@otosafi/editions/edition'

import { findLink } from '../../auth/link-tokens.ts'
import { notFound } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { refuseEnded } from '../appointments/ended-links.ts'
import { bookingOver } from './booking-over.ts'
import { type BookingRow, findBooking } from './booking-rows.ts'

/**
 * The booking that its visitor's secret leads to. Throws `not_found` where the edition has none, and `link_expired` where the
 * link has ended.
 */
export async function followBooking(
  write: Write,
  { id: edition }: EditionFacts,
  { token, now }: { token: string; now: number },
): Promise<BookingRow> {
  const link = await findLink(write, { edition, purpose: 'booking', token })
  const row = link === null ? undefined : await findBooking(write, edition, link.subject)
  if (link === null || row === undefined) throw notFound('booking')
  refuseEnded(link, await bookingOver(write, row), now)
  return row
}
