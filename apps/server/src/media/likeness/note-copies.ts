import { setImmediate as nextTurn } from 'node:timers/promises'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { STOCK_PHOTOS } from '../uploads/uploads.ts'
import { isCopy } from './likeness.ts'

/** The most photographs that a new one is compared with, the latest first: a comparison takes two milliseconds at most. */
const MOST = 200

/**
 * Compares new photographs of a car with those of others of its model that are not sold, and notes of which they are copies. The very same
 * file is found for cars of any model, by its digest.
 */
export async function noteCopies(
  write: Write,
  { edition, id }: { edition: EditionId; id: string },
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const sent = await write
    .selectFrom('uploads')
    .select(['key', 'likeness'])
    .where('edition', '=', edition)
    .where('key', 'in', keys)
    .where('likeness', 'is not', null)
    .execute()
  if (sent.length === 0) return
  const others = await write
    .selectFrom('stock as own')
    .innerJoin('stock as other', (join) =>
      join
        .onRef('other.edition', '=', 'own.edition')
        .onRef('other.brand', '=', 'own.brand')
        .onRef('other.model', '=', 'own.model')
        .onRef('other.id', '<>', 'own.id'),
    )
    .innerJoin('car_photos as photo', (join) =>
      join.onRef('photo.edition', '=', 'other.edition').onRef('photo.car_id', '=', 'other.id'),
    )
    .innerJoin('uploads as upload', (join) =>
      join.onRef('upload.edition', '=', 'photo.edition').onRef('upload.key', '=', 'photo.key'),
    )
    .select(['upload.key', 'upload.likeness'])
    .where('own.edition', '=', edition)
    .where('own.id', '=', id)
    .where('other.status', '<>', 'sold')
    .where('photo.key', 'like', `${STOCK_PHOTOS}%`)
    .where('upload.likeness', 'is not', null)
    .orderBy('upload.created_at', 'desc')
    .limit(MOST)
    .execute()
  for (const { key, likeness } of sent) {
    const copies: string[] = []
    for (const other of others) {
      // Other requests need not wait for all of it.
      await nextTurn()
      if (likeness !== null && other.likeness !== null && isCopy(likeness, other.likeness)) copies.push(other.key)
    }
    if (copies.length === 0) continue
    await write
      .insertInto('photo_copies')
      .values(copies.map((copy) => ({ edition, key, other_key: copy })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
