import { serverTexts } from '@otosafi/i18n/server-texts'

import type { BodyOf, RequestContext } from '../../contract/handler.ts'
import type { Write } from '../../db/in-transaction.ts'
import { releaseUpload } from '../../media/uploads/uploads.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { listSalesOf, lockSale, type SaleRow } from './sale-rows.ts'
import type { SaleSteps } from './sale-steps.ts'

/**
 * Anonymises a user's sales when the account is deleted: those without an agreement are withdrawn, and the personal data
 * of all are erased, pictures included. One whose offer was accepted keeps what is needed to pay until that is
 * done; the result says so in the user's language.
 */
export async function leaveSales(
  write: Write,
  user: UserRow,
  steps: SaleSteps,
  { edition, language }: Pick<RequestContext, 'edition' | 'language'>,
): Promise<BodyOf<'deleteAccount'>['kept']> {
  const kept: BodyOf<'deleteAccount'>['kept'] = []
  for (const { id } of await listSalesOf(write, user)) {
    // Its offer may have been accepted since.
    const row = await lockSale(write, user.edition, id)
    if (row === undefined) continue
    await steps.take(write, row.id, { action: 'withdraw', actor: 'visitor' })
    if (row.state === 'accepted') {
      kept.push({ what: row.reference, why: serverTexts(edition, language)('mail.sale.kept'), until: null })
      await ofSale(write, row).set({ user_id: null, is_leaving: true }).execute()
    } else await forgetSeller(write, row)
  }
  return kept
}

/** Removes what is personal in a sale: the seller, the pictures, and what was written. */
export async function forgetSeller(write: Write, row: Pick<SaleRow, 'edition' | 'id'>): Promise<void> {
  const { edition, id } = row
  const photos = await write
    .deleteFrom('sale_photos')
    .where('edition', '=', edition)
    .where('sale_id', '=', id)
    .returning('key')
    .execute()
  for (const { key } of photos) await releaseUpload(write, edition, key)
  // The team's reasons too, which may name the seller.
  await write
    .updateTable('sale_events')
    .set({ reason: null })
    .where('edition', '=', edition)
    .where('sale_id', '=', id)
    .execute()
  await ofSale(write, row)
    .set({
      user_id: null,
      is_leaving: false,
      full_name: null,
      phone: null,
      email: null,
      vin: null,
      car_issue: null,
      answers: '[]',
      appointment_at: null,
      appointment_place: null,
      appointment_at_home: false,
    })
    .execute()
}

function ofSale(write: Write, { edition, id }: Pick<SaleRow, 'edition' | 'id'>) {
  return write.updateTable('sales').where('edition', '=', edition).where('id', '=', id)
}
