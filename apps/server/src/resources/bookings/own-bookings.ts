import { isOpen, refundDue } from '@otosafi/domain/booking/booking'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { BodyOf, RequestContext } from '../../contract/handler.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { isOfUser } from '../appointments/person.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { bookingOf, type BookingRow, forgetVisitor, lockBooking } from './booking-rows.ts'
import type { BookingSteps } from './booking-steps.ts'

/** The bookings of a user, latest first. */
export function listBookingsOf({ kysely }: Pick<Database, 'kysely'>, user: UserRow): Promise<BookingRow[]> {
  return kysely
    .selectFrom('bookings')
    .selectAll()
    .where('edition', '=', user.edition)
    .where(isOfUser(user))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Anonymises a user's bookings when the account is deleted: open ones are cancelled, and the personal data of all are
 * erased. Where money is due, it stays until that is paid back; the result says so in the user's language.
 */
export async function leaveBookings(
  write: Write,
  user: UserRow,
  steps: BookingSteps,
  { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
): Promise<BodyOf<'deleteAccount'>['kept']> {
  const t = serverTexts(edition, language)
  const kept: BodyOf<'deleteAccount'>['kept'] = []
  for (const row of await listBookingsOf({ kysely: write }, user)) {
    if (isOpen(row)) await steps.take(write, row.id, { action: 'cancel', actor: 'visitor' })
    // One whose time is over cannot be cancelled any more: it has expired instead, which makes its deposit due as well. It is locked:
    // its deposit may have been paid back since.
    const after = (await lockBooking(write, row.edition, row.id)) ?? row
    const due = refundDue(bookingOf(after))
    if (due <= 0) {
      await forgetVisitor(write, row)
      continue
    }
    kept.push({ what: row.reference, why: t('mail.booking.due', { amount: due }), until: null })
    await write
      .updateTable('bookings')
      .set({ user_id: null, is_leaving: true })
      .where('edition', '=', row.edition)
      .where('id', '=', row.id)
      .execute()
  }
  return kept
}
