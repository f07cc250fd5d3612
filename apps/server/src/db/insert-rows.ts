import { type Kysely, type SelectType, sql, type Transaction } from 'kysely'

import type { Tables } from './tables.ts'

type Loose<T> = SelectType<T> extends infer Value ? (Value extends Date ? string : Value) : never

/** Generated columns. */
type Filled<T> = { [Column in keyof T]: T[Column] extends { __insert__: never } ? Column : never }[keyof T]

/** A row to load: instants as ISO text, JSON as values, and a value for every column that is not generated. */
export type LoadRow<Name extends keyof Tables> = {
  [Column in Exclude<keyof Tables[Name], Filled<Tables[Name]>>]: Loose<Tables[Name][Column]>
}

/**
 * Inserts many rows with one statement of one JSON parameter, the fastest way on both databases. All rows have the same
 * columns. `ifNew` skips rows whose key exists.
 */
export async function insertRows<Name extends keyof Tables>(
  database: Kysely<Tables> | Transaction<Tables>,
  table: Name,
  rows: readonly LoadRow<Name>[],
  options: { ifNew?: boolean } = {},
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const name = sql.table(table)
  await sql`
    insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
    ${options.ifNew ? sql`on conflict do nothing` : sql``}
  `.execute(database)
}
