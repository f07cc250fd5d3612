import { expect, it } from 'vitest'

import { COLUMNS } from './testing/columns.ts'
import { withDatabases } from './testing/with-databases.ts'

withDatabases('the schema', (open) => {
  it('has the tables, columns and nulls that the types of the queries say', async () => {
    const { pool } = await open()
    const { rows } = await pool.query<{ table: string; column: string; nullable: boolean }>(
      `select table_name as table, column_name as column, is_nullable = 'YES' as nullable
       from information_schema.columns
       where table_schema = current_schema() and table_name not like 'schema_migration%'`,
    )
    const found: Record<string, Record<string, string>> = {}
    for (const { table, column, nullable } of rows) (found[table] ??= {})[column] = nullable ? 'nullable' : 'required'
    // A view does not say which of its columns may be null: they are those of its table.
    expect(Object.keys(found['cars'] ?? {}).toSorted()).toEqual(Object.keys(COLUMNS.cars).toSorted())
    expect({ ...found, cars: COLUMNS.cars }).toEqual(COLUMNS)
  })
})
