import { sql } from 'kysely'

import { CERTIFIED_MONTHS } from '@otosafi/domain/car/certification'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import type { CarChange } from './change-feed.ts'

/** The cars of an edition whose inspection became too old for the mark after `from` and up to `to`, both ISO dates (P-21). */
export async function endedCertifications(
  { kysely }: Pick<Database, 'kysely'>,
  { edition, from, to }: { edition: EditionId; from: string; to: string },
): Promise<CarChange[]> {
  const months = sql.lit(`${CERTIFIED_MONTHS} months`)
  const { rows } = await sql<{ edition: EditionId; carId: string }>`
    select distinct edition, car_id as "carId" from inspections
    where edition = ${edition} and (date + ${months}::interval)::date >= ${from}::date and (date + ${months}::interval)::date < ${to}::date
  `.execute(kysely)
  return rows
}
