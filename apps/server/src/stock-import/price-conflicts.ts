import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { ImportFault } from '../db/stock-import-tables.ts'
import type { Tables } from '../db/tables.ts'

/** An imported car; its id is null where it has none yet. */
type Priced = { carId: string | null; facts: { price: number } }

/**
 * The cars that are published at another price. In a transaction they are locked: none is published, nor its price
 * changed, until it ends.
 */
export async function repricedCars<Car extends Priced>(
  kysely: Kysely<Tables>,
  edition: EditionId,
  cars: readonly Car[],
): Promise<ReadonlySet<Car>> {
  const ids = cars.flatMap(({ carId }) => carId ?? [])
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string; price: number; is_listed: boolean }>`
    select id, price, is_listed from stock where edition = ${edition} and id = any(${ids}::text[]) and status <> 'sold'
    order by id for update
  `.execute(kysely)
  const shown = new Map(rows.flatMap(({ id, price, is_listed: isListed }) => (isListed ? [[id, price] as const] : [])))
  return new Set(
    cars.filter(({ carId, facts }) => {
      const price = carId === null ? undefined : shown.get(carId)
      return price !== undefined && price !== facts.price
    }),
  )
}

/** The fault of a line that changes the price of a published car in a file of somebody who is not allowed to. */
export function priceFault(line: number): ImportFault {
  return {
    line,
    column: 'price',
    problem: {
      en: 'The car is on the site, and only a manager changes its price.',
      fr: 'La voiture est sur le site : seul un responsable change son prix.',
    },
    cure: {
      en: 'Write the price that the office has, or have a manager send the file.',
      fr: 'Écrivez le prix que le bureau a, ou faites envoyer le fichier par un responsable.',
    },
  }
}
