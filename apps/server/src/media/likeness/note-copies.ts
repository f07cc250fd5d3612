import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { STOCK_PHOTOS } from '../uploads/uploads.ts'
import { isCopy } from './likeness.ts'

/** The most photographs that a new one is compared with, the latest first: a comparison takes two milliseconds at most. */
const MOST = 200

/**
 * Compares a new photograph of a car with those of others of its model that are not sold, and notes of which it is a copy. The very same
 * file is found for cars of any model, by its digest.
 */
export async function noteCopies(write: Write, edition: EditionId, key: string): Promise<void> {
  const sent = await write
    .selectFrom('uploads')
    .select('likeness')
    .where('edition', '=', edition)
    .where('key', '=', key)
    .executeTakeFirst()
  const likeness = sent?.likeness ?? null
  if (likeness === null) return
  const others = await write
    .selectFrom('car_photos as sent')
    .innerJoin('stock as own', (join) =>
      join.onRef('own.edition', '=', 'sent.edition').onRef('own.id', '=', 'sent.car_id'),
    )
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
    .where('sent.edition', '=', edition)
    .where('sent.key', '=', key)
    // Said once more for its index, which has these alone.
    .where('sent.key', 'like', sql.lit(`${STOCK_PHOTOS}%`))
    .where('other.status', '<>', 'sold')
    .where('photo.key', 'like', `${STOCK_PHOTOS}%`)
    .where('upload.likeness', 'is not', null)
    .orderBy('upload.created_at', 'desc')
    .limit(MOST)
    .execute()
  const copies: string[] = []
  for (const other of others) {
    // Other requests need not wait for all of it.
    await nextTurn()
    if (other.likeness !== null && isCopy(likeness, other.likeness)) copies.push(other.key)
  }
  if (copies.length === 0) return
  await write
    .insertInto('photo_copies')
    .values(copies.map((copy) => ({ edition, key, other_key: copy })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
