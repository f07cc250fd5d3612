import { setImmediate as nextTurn } from 'node:timers/promises'

import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import type { Tables } from '../../db/tables.ts'
import { STOCK_PHOTOS } from '../uploads/uploads.ts'
import { isCopy } from './likeness.ts'

/** The most photographs that a new one is compared with, the latest first: a comparison takes two milliseconds at most. */
const MAX_COMPARED = 200

/** New photographs of a car, whose id is null where it has none yet. */
export type NewPhotos = { carId: string | null; brand: string; model: string; keys: readonly string[] }

/** A photograph, and one of another car that it is a copy of, or that is one of it. */
export type PhotoCopy = { key: string; otherKey: string }

type Comparable = { key: string; likeness: Uint8Array }

/**
 * Compares new photographs of cars with each other, and with those of others of their models that are not sold. The very same file is
 * found for cars of any model, by its digest.
 */
export async function findCopies(
  kysely: Kysely<Tables>,
  edition: EditionId,
  cars: readonly NewPhotos[],
): Promise<PhotoCopy[]> {
  const copies: PhotoCopy[] = []
  const before = new Map<string, Comparable[]>()
  for (const car of cars) {
    const own = await findComparable(kysely, edition, car.keys)
    if (own.length === 0) continue
    const model = `${car.brand} ${car.model}`
    const earlier = before.get(model) ?? []
    const others = [...earlier, ...(await findOthers(kysely, edition, car))].slice(0, MAX_COMPARED)
    for (const { key, likeness } of own) {
      for (const other of others) {
        // Other requests need not wait for all of it.
        await nextTurn()
        if (isCopy(likeness, other.likeness)) copies.push({ key, otherKey: other.key })
      }
    }
    before.set(model, [...own, ...earlier])
  }
  return copies
}

/** Notes copies, without photographs that are not used, or not any more. */
export async function noteCopies(write: Write, edition: EditionId, copies: readonly PhotoCopy[]): Promise<void> {
  if (copies.length === 0) return
  const keys = copies.map(({ key }) => key)
  const otherKeys = copies.map(({ otherKey }) => otherKey)
  await sql`
    insert into photo_copies (edition, key, other_key)
    select own.edition, own.key, other.key
    from unnest(${keys}::text[], ${otherKeys}::text[]) as copy (key, other_key)
    join uploads as own on own.edition = ${edition} and own.key = copy.key and own.state = 'used'
    join uploads as other on other.edition = ${edition} and other.key = copy.other_key and other.state = 'used'
    for key share of own, other
    on conflict do nothing
  `.execute(write)
}

/** Those of some photographs that can be compared. */
async function findComparable(
  kysely: Kysely<Tables>,
  edition: EditionId,
  keys: readonly string[],
): Promise<Comparable[]> {
  if (keys.length === 0) return []
  return kysely
    .selectFrom('uploads')
    .select('key')
    .select((eb) => eb.ref('likeness').$notNull().as('likeness'))
    .where('edition', '=', edition)
    .where('key', 'in', keys)
    .where('likeness', 'is not', null)
    .execute()
}

/** The latest photographs of others of a car's model that are not sold. */
function findOthers(
  kysely: Kysely<Tables>,
  edition: EditionId,
  { carId, brand, model }: NewPhotos,
): Promise<Comparable[]> {
  return kysely
    .selectFrom('stock as other')
    .innerJoin('car_photos as photo', (join) =>
      join.onRef('photo.edition', '=', 'other.edition').onRef('photo.car_id', '=', 'other.id'),
    )
    .innerJoin('uploads as upload', (join) =>
      join.onRef('upload.edition', '=', 'photo.edition').onRef('upload.key', '=', 'photo.key'),
    )
    .select('upload.key')
    .select((eb) => eb.ref('upload.likeness').$notNull().as('likeness'))
    .where('other.edition', '=', edition)
    .where('other.brand', '=', brand)
    .where('other.model', '=', model)
    .where('other.status', '<>', 'sold')
    .where('other.id', 'is distinct from', carId)
    .where('photo.key', 'like', `${STOCK_PHOTOS}%`)
    .where('upload.likeness', 'is not', null)
    .orderBy('upload.created_at', 'desc')
    .limit(MAX_COMPARED)
    .execute()
}
