import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { withDatabases } from './testing/with-databases.ts'

const SERVER = join(import.meta.dirname, '../..')
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Compiles a source with the server's settings, and returns what the compiler says. */
function compile(source: string): { status: number | null; stdout: string } {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-columns-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = {
    extends: join(SERVER, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(SERVER, 'node_modules/@types')] },
    include: [],
    files: ['columns.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'columns.ts'), source)
  const { status, stdout } = spawnSync(process.execPath, [TSC, '--project', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { status, stdout }
}

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
    const { cars = {}, stock = {} } = found
    found['cars'] = Object.fromEntries(Object.keys(cars).map((column) => [column, stock[column] ?? 'unknown']))
    // The wrong columns prove that the types were found: an `any` would take them.
    const source = `import type { Columns } from ${JSON.stringify(join(import.meta.dirname, 'testing/columns.ts'))}
export const found: Columns = ${JSON.stringify(found, null, 2)}
// @ts-expect-error each secret has a name
export const wrong: Columns['secrets'] = { name: 'nullable', value: 'required' }
`
    expect(compile(source)).toEqual({ status: 0, stdout: '' })
  })
})
