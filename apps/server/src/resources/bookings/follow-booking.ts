import type { EditionFacts } from '@otosafi/editions/edition'

import { findLink } from '../../auth/link-tokens.ts'
import { notFound } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { refuseEnded } from '../appointments/ended-links.ts'
import { bookingEndedAt } from './booking-ended-at.ts'
import { type BookingRow, findBooking, lockBooking, lockCar } from './booking-rows.ts'

/**
 * The booking that its visitor's secret leads to; with `forUpdate` nobody else changes it, nor its car, until the transaction
 * ends, and a request that comes twice sees what the first has done. Throws `not_found` where the edition has none, and
 * `link_expired` where the link has ended.
 */
export async function followBooking(
  write: Write,
  { id: edition }: EditionFacts,
  { token, now }: { token: string; now: number },
  lock?: 'forUpdate',
): Promise<BookingRow> {
  const link = await findLink(write, { edition, purpose: 'booking', token })
  const found = link === null ? undefined : await findBooking(write, edition, link.subject)
  if (found !== undefined && lock === 'forUpdate') await lockCar(write, found)
  const row = lock === undefined || found === undefined ? found : await lockBooking(write, edition, found.id)
  if (link === null || row === undefined) throw notFound('booking')
  refuseEnded(link, await bookingEndedAt(write, row), now)
  return row
}
