import type { Kysely } from 'kysely'

import type { CountryFacts } from '@otosafi/editions/country'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { COUNTRIES } from '@otosafi/editions/registry'

import { insertRows } from './insert-rows.ts'
import type { Tables } from './tables.ts'

/** Writes the cities that the facts of countries list, unless they are there. Those of the other editions come with the demonstration. */
export async function writeCities(
  kysely: Kysely<Tables>,
  countries: Readonly<Record<EditionId, Pick<CountryFacts, 'cities'>>> = COUNTRIES,
): Promise<void> {
  const rows = EDITION_IDS.flatMap((edition) =>
    countries[edition].cities.map((city) => ({ edition, ...city, aliases: [...city.aliases] })),
  )
  await insertRows(kysely, 'cities', rows, { ifNew: true })
}
