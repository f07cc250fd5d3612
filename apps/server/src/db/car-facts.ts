import type { StockFacts } from '@otosafi/api-client/office-schema'

import { FACT_COLUMNS, type FactColumn } from './fact-columns.ts'
import type { LoadRow } from './insert-rows.ts'

/** The facts of a car as its row has them. */
export type CarFacts = Pick<LoadRow<'stock'>, FactColumn>

/** Facts with their columns. */
export const FACTS = Object.entries(FACT_COLUMNS) as [keyof StockFacts, FactColumn][]

/** The facts of a car's row. */
export function factsOf(row: CarFacts): StockFacts {
  return Object.fromEntries(FACTS.map(([fact, column]) => [fact, row[column]])) as StockFacts
}

/** The columns of a car's row that its facts fill. */
export function columnsOf(facts: StockFacts): CarFacts {
  return Object.fromEntries(FACTS.map(([fact, column]) => [column, facts[fact]])) as CarFacts
}
