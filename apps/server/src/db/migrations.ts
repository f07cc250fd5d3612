import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One numbered step of the schema. The checksum is that of its statements: lines that are only comments do not count. */
export type Migration = { name: string; sql: string; checksum: string }

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Reads the `NNNN_name.sql` files of `folder` in the order of their numbers. Throws on a number that comes twice or is
 * left out.
 */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
  names.forEach((name, index) => {
    if (Number(name.slice(0, 4)) !== index + 1) throw new Error(`Migration ${name} should be number ${index + 1}`)
  })
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const statements = sql.replaceAll(/^\s*--.*\n/gm, '')
    return { name: name.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(statements).digest('hex') }
  })
}
