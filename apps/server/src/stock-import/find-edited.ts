import type { Kysely } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import { FACTS } from '../db/car-facts.ts'
import type { ImportFault } from '../db/stock-import-tables.ts'
import type { Tables } from '../db/tables.ts'
import type { ImportedCar, ImportedFacts } from './check-line.ts'
import { quote } from './readers.ts'
import { hashFacts, type StoredCar } from './stored-cars.ts'

/** A line's car, and what was brought of it before. */
export type Brought = { car: ImportedCar; stored: StoredCar }

/** Columns of the stock that lines fill, by the names that files have for them. */
const COMPARED = [...FACTS, ['price', 'price']] as const

/**
 * Faults of the lines that would undo what was changed of their cars by hand: those whose line has changed since the last file while
 * the car is not as that file had it. By the cars' numbers.
 */
export async function findEdited(
  kysely: Kysely<Tables>,
  edition: EditionId,
  brought: readonly Brought[],
): Promise<Map<string, ImportFault>> {
  const changed = brought.filter(
    ({ car, stored }) => stored.factsHash !== null && stored.factsHash !== hashFacts(car.facts),
  )
  if (changed.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('stock')
    .select(['id', ...COMPARED.map(([, column]) => column)])
    .where('edition', '=', edition)
    .where(
      'id',
      'in',
      changed.map(({ stored }) => stored.carId),
    )
    .execute()
  const present = new Map(rows.map(({ id, ...facts }) => [id, facts]))
  return new Map(
    changed.flatMap(({ car, stored }) => {
      const facts = present.get(stored.carId)
      if (facts === undefined || hashFacts(facts) === stored.factsHash) return []
      const fault = faultOf(car, facts)
      return fault === null ? [] : [[car.number, fault]]
    }),
  )
}

/** Null where the line says what the car has. */
function faultOf({ line, facts }: ImportedCar, present: ImportedFacts): ImportFault | null {
  const differing = COMPARED.filter(([, column]) => JSON.stringify(facts[column]) !== JSON.stringify(present[column]))
  const [first] = differing
  if (first === undefined) return null
  const list = differing.map(([name, column]) => `${name} ${quote(String(present[column] ?? ''))}`).join(', ')
  return {
    line,
    column: first[0],
    problem: {
      en: `The car was changed in the office since the last file, where it has ${list}.`,
      fr: `La voiture a été modifiée au bureau depuis le dernier fichier. Elle y a ${list}.`,
    },
    cure: {
      en: 'Write into the file what the office has, or change the car in the office.',
      fr: 'Écrivez dans le fichier ce que le bureau a, ou changez la voiture au bureau.',
    },
  }
}
