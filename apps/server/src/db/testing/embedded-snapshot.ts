import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

import { type Database, withQueries } from '../database.ts'
import { connectEmbedded } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { schemaKey } from './schema-key.ts'

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/otosafi-database')

/**
 * A new embedded database in memory, with the whole schema unless it is to be empty. Made from a copy on disk, which is made once
 * and again when a migration changes: creating a database takes seconds, loading one does not.
 */
export async function openMemoryDatabase({ migrated } = { migrated: true }): Promise<Database> {
  const file = join(CACHE, `${keyOf(migrated)}.tar`)
  if (!existsSync(file)) await writeSnapshot(file, migrated)
  return withQueries(connectEmbedded(await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) })))
}

async function writeSnapshot(file: string, migrated: boolean): Promise<void> {
  const pglite = await PGlite.create()
  if (migrated) {
    const { pool } = connectEmbedded(pglite)
    await migrate(pool)
    await pool.end()
  }
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(CACHE, { recursive: true })
  const outdated = readdirSync(CACHE).filter((name) => migrated && /^migrated-.*\.tar$/.test(name))
  for (const name of outdated) rmSync(join(CACHE, name), { force: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
}

function keyOf(migrated: boolean): string {
  const version = createHash('sha256').update(migrated ? schemaKey() : '')
  // The format on disk is that of the package's PostgreSQL.
  version.update(readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))))
  return `${migrated ? 'migrated' : 'empty'}-${version.digest('hex').slice(0, 16)}`
}
