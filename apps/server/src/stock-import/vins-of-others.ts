import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'
import type { ImportFault } from '../db/stock-import-tables.ts'
import type { Tables } from '../db/tables.ts'
import { quote } from './readers.ts'

/** A car that is to be in the stock; its id is null where it has none yet. */
type Numbered = { carId: string | null; facts: { vin?: string | null | undefined } }

/**
 * Has those who give cars of an edition chassis numbers wait for each other until their transactions end: of two who bring the same
 * car at once, the second finds the first one's.
 */
export async function lockVins(write: Write, edition: EditionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vins ${edition}`}, 0))`.execute(write)
}

/**
 * Those of some cars whose chassis number is that of another car of the stock that is not sold, or of one before them: a car that was
 * sold may come back.
 */
export async function vinsOfOthers<Car extends Numbered>(
  kysely: Kysely<Tables>,
  edition: EditionId,
  cars: readonly Car[],
): Promise<ReadonlySet<Car>> {
  const vins = cars.flatMap(({ facts: { vin } }) => (vin ? [vin] : []))
  if (vins.length === 0) return new Set()
  const { rows } = await sql<{ id: string; vin: string }>`
    select id, vin from stock where edition = ${edition} and vin = any(${vins}::text[]) and status <> 'sold'
  `.execute(kysely)
  const before = new Set<string>()
  return new Set(
    cars.filter(({ carId, facts: { vin } }) => {
      if (!vin) return false
      const isTaken = before.has(vin) || rows.some((row) => row.vin === vin && row.id !== carId)
      before.add(vin)
      return isTaken
    }),
  )
}

/** The fault of a line whose chassis number is another car's. */
export function vinFault(line: number, vin: string): ImportFault {
  return {
    line,
    column: 'vin',
    problem: {
      en: `Another car of the stock has the number ${quote(vin)}.`,
      fr: `Une autre voiture du stock a le numéro ${quote(vin)}.`,
    },
    cure: {
      en: 'Look at the number again, or leave the line out: the car is there already.',
      fr: 'Vérifiez le numéro, ou retirez la ligne : la voiture est déjà là.',
    },
  }
}
