import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import type { EditionId } from '@otosafi/editions/edition'
import { runServerCommand } from '@otosafi/product-process/run-server-command'

import { DATABASE_SERVERS } from '../env.ts'
import { seconds } from '../finding.ts'

/** An empty database of its own. */
export type TemporaryDatabase = {
  /** The kind of database, for the reader of the figures. */
  name: string
  /** Its location for the server's environment; the address is null for the embedded one. */
  place: { databaseUrl: string | null; dataDir: string }
  /** Removes it with all that is in it. */
  remove: () => Promise<void>
}

/** The server's environment variables for the place of a database. */
export function settingsOf({ databaseUrl, dataDir }: TemporaryDatabase['place']): Readonly<Record<string, string>> {
  return { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
}

/** Fills an edition of an empty database with cars, without the details that searches do not need. */
export async function fill(
  place: TemporaryDatabase['place'],
  { edition, cars }: { edition: EditionId; cars: number },
): Promise<void> {
  const started = performance.now()
  const args = ['--cars', String(cars), '--edition', edition, '--no-details']
  for await (const line of runServerCommand('seed', args, settingsOf(place))) console.log(line)
  console.log(`Filled in ${seconds(performance.now() - started)}.`)
}

/** Makes a database on a PostgreSQL server where one answers, else an embedded one. */
export async function createTemporaryDatabase(): Promise<TemporaryDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-bench-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  for (const server of DATABASE_SERVERS) {
    const version = await ask(server, 'show server_version').catch(() => null)
    if (version === null) continue
    const database = `otosafi_bench_${randomBytes(6).toString('hex')}`
    await ask(server, `create database ${database}`)
    const url = new URL(server)
    url.pathname = `/${database}`
    // The statement timeout of visitors' queries is too short for filling a large table.
    url.searchParams.set('statement_timeout', '0')
    return {
      name: `PostgreSQL ${version}`,
      place: { databaseUrl: url.href, dataDir },
      async remove() {
        await ask(server, `drop database if exists ${database} with (force)`)
        removeFolder()
      },
    }
  }
  return {
    name: 'embedded database',
    place: { databaseUrl: null, dataDir },
    remove: async () => removeFolder(),
  }
}

/** The first value of the first row of a statement's answer; the statement has to answer texts. */
async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  // Sessions of a database that is dropped by force end with an error that nobody waits for.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<(string | null)[]>({ text: statement, rowMode: 'array' })
    return rows[0]?.[0] ?? ''
  } finally {
    await client.end()
  }
}
