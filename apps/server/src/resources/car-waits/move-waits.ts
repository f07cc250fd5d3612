import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'

/**
 * Has confirmed waits follow their holder to another address, which they have verified. Each car is waited for once, from the
 * earlier of two confirmed wishes on.
 */
export async function moveWaits(
  write: Write,
  { edition, from, to }: { edition: EditionId; from: string; to: string },
): Promise<void> {
  const waits = await write
    .selectFrom('car_waits')
    .select(['id', 'car_id', 'consented_at'])
    .where('edition', '=', edition)
    .where('email', '=', from)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .execute()
  for (const { id, car_id, consented_at } of waits) {
    const there = await write
      .deleteFrom('car_waits')
      .where('edition', '=', edition)
      .where('car_id', '=', car_id)
      .where('email', '=', to)
      .returning(['consented_at', 'confirmed_at'])
      .executeTakeFirst()
    const isLater = there === undefined || there.confirmed_at === null || there.consented_at > consented_at
    await write
      .updateTable('car_waits')
      .set({ email: to, consented_at: isLater ? consented_at : there.consented_at })
      .where('edition', '=', edition)
      .where('id', '=', id)
      .execute()
  }
}
