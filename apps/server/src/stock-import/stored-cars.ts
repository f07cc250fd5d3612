import { createHash, randomBytes } from 'node:crypto'

import { type Kysely, sql } from 'kysely'

import type { SaleStatus } from '@otosafi/domain/car/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'
import type { CarFacts } from './check-line.ts'

/** Whose cars a run writes. */
export type Stock = { edition: EditionId; dealer: string }

/** A dealer's car as it was brought before; the status is null where it was withdrawn or removed. */
export type StoredCar = {
  number: string
  carId: string
  factsHash: string
  photosHash: string | null
  status: SaleStatus | null
}

/** The digits of ids. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 8

/** A hash by which changed facts are noticed. */
export function hashFacts(facts: CarFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Those of a dealer's cars that have these numbers, by number; all of them without `numbers`. */
export async function findStored(
  kysely: Kysely<Tables>,
  { edition, dealer }: Stock,
  numbers?: readonly string[],
): Promise<Map<string, StoredCar>> {
  const rows = await kysely
    .selectFrom('dealer_cars')
    .leftJoin('cars', (join) =>
      join.onRef('cars.edition', '=', 'dealer_cars.edition').onRef('cars.id', '=', 'dealer_cars.car_id'),
    )
    .select(['number', 'car_id as carId', 'facts_hash as factsHash', 'photos_hash as photosHash', 'cars.status'])
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
      select id from cars where edition = ${edition} and id = any(${[...ids]}::text[])
      union select car_id from dealer_cars where edition = ${edition} and car_id = any(${[...ids]}::text[])
    `.execute(kysely)
    for (const { id } of rows) ids.delete(id)
  }
  return [...ids]
}

function randomId(): string {
  return [...randomBytes(ID_LENGTH)].map((byte) => DIGITS[byte & 31]).join('')
}
