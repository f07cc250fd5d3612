import { createHash, randomBytes } from 'node:crypto'

import { type Kysely, sql } from 'kysely'

import type { SaleStatus } from '@otosafi/domain/car/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'
import type { ImportedFacts } from './check-line.ts'

/** The dealer of cars where none is named: the operator. */
export const OWN_DEALER = 'own'

/** The edition and dealer whose cars an import writes. */
export type Stock = { edition: EditionId; dealer: string }

/**
 * A dealer's car as it was brought before. The status is null where the dealer withdrew it or it was removed, and `withdrawn` where the
 * team has taken it off the site.
 */
export type StoredCar = {
  number: string
  carId: string
  /** Null where it is not known what its line said. */
  factsHash: string | null
  photosHash: string | null
  /** The photographs that its file brought last; null where that is not known. */
  photoKeys: string[] | null
  status: SaleStatus | 'withdrawn' | null
}

/** The digits of ids. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 8

/** A hash by which changed facts are noticed, whatever the order of their columns. */
export function hashFacts(facts: ImportedFacts): string {
  const ordered = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url')
}

/** Those of a dealer's cars that have these numbers, by number; all of them without `numbers`. */
export async function findStored(
  kysely: Kysely<Tables>,
  { edition, dealer }: Stock,
  numbers?: readonly string[],
): Promise<Map<string, StoredCar>> {
  const rows = await kysely
    .selectFrom('dealer_cars')
    .leftJoin('stock', (join) =>
      join.onRef('stock.edition', '=', 'dealer_cars.edition').onRef('stock.id', '=', 'dealer_cars.car_id'),
    )
    .select([
      'number',
      'car_id as carId',
      'facts_hash as factsHash',
      'photos_hash as photosHash',
      'photo_keys as photoKeys',
    ])
    .select(
      sql<StoredCar['status']>`case when stock.withdrawn_at is null then stock.status else 'withdrawn' end`.as(
        'status',
      ),
    )
    .where('dealer_cars.edition', '=', edition)
    .where('dealer', '=', dealer)
    .$if(numbers !== undefined, (query) => query.where(sql<boolean>`number = any(${numbers}::text[])`))
    .orderBy('number')
    .execute()
  return new Map(rows.map((row) => [row.number, row]))
}

/** As many ids as asked for that no car of the edition has or had. */
export async function newCarIds(kysely: Kysely<Tables>, edition: EditionId, count: number): Promise<string[]> {
  const ids = new Set<string>()
  while (ids.size < count) {
    while (ids.size < count) ids.add(randomId())
    const { rows } = await sql<{ id: string }>`
      select id from stock where edition = ${edition} and id = any(${[...ids]}::text[])
      union select car_id from dealer_cars where edition = ${edition} and car_id = any(${[...ids]}::text[])
    `.execute(kysely)
    for (const { id } of rows) ids.delete(id)
  }
  return [...ids]
}

function randomId(): string {
  return [...randomBytes(ID_LENGTH)].map((byte) => DIGITS[byte & 31]).join('')
}
