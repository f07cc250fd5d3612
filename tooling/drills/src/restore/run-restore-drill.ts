import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { Program } from '@otosafi/cluster/program'
import { findOwner, type Programs } from '@otosafi/cluster/programs'
import { waitFor } from '@otosafi/cluster/wait-for'
import { freePort } from '@otosafi/product-process/free-port'
import { runServerCommand } from '@otosafi/product-process/run-server-command'

import { backUp, type Installation, makeServer, restoreServer } from './backed-up-server.ts'

const ANSWER_TIMEOUT_MS = 60_000
/** Between the moment that is restored and the mistake. */
const BEFORE_MISTAKE_MS = 1000

/** How many rows each table has. */
export type Counts = Readonly<Record<string, number>>

/** The rows a second before the mistake, and those of the restored database. */
export type Restored = { before: Counts; after: Counts }

/**
 * Point-in-time recovery: fills a database, takes a base backup, writes more, drops the table of cars, and restores the
 * state of a second before that from the backup and the archived WAL.
 */
export async function runRestoreDrill(programs: Programs): Promise<Restored> {
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-restore-'))
  chownSync(folder, owner.uid, owner.gid)
  const postgres: Installation = { programs, owner, folder }
  const started: Program[] = []
  const start = (program: Program) => {
    program.start()
    started.push(program)
  }
  try {
    const port = await freePort()
    start(await makeServer(postgres, port))
    await query(port, 'postgres', 'create database otosafi')
    await fill(port, 'ma')
    await backUp(postgres, port)
    await fill(port, 'sn')
    const before = await countRows(port)
    const moment = new Date()
    await sleep(BEFORE_MISTAKE_MS)
    await query(port, 'otosafi', 'drop table stock cascade')
    await untilArchived(port)
    const restoredPort = await freePort()
    start(await restoreServer(postgres, restoredPort, moment))
    await waitFor('The restored server', ANSWER_TIMEOUT_MS, async () => {
      const [row] = await query<{ over: boolean }>(restoredPort, 'postgres', 'select not pg_is_in_recovery() as over')
      return row?.over === true ? true : null
    })
    return { before, after: await countRows(restoredPort) }
  } finally {
    await Promise.all(started.map((program) => program.end('SIGINT')))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(port: number, edition: string): Promise<void> {
  const settings = { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/otosafi` }
  const lines: string[] = []
  for await (const line of runServerCommand('seed', ['--cars', '24', '--edition', edition], settings)) lines.push(line)
  // An edition that was filled before would leave nothing to restore.
  if (!lines.some((line) => line.startsWith('24 cars written'))) throw new Error(lines.join('\n'))
}

async function countRows(port: number): Promise<Counts> {
  const tables = await query<{ name: string }>(
    port,
    'otosafi',
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await query<{ rows: number }>(port, 'otosafi', `select count(*)::integer as rows from ${name}`)
    counts[name] = row?.rows ?? 0
  }
  return counts
}

/** Waits until the WAL written so far is archived. */
async function untilArchived(port: number): Promise<void> {
  const [present] = await query<{ file: string }>(port, 'postgres', 'select pg_walfile_name(pg_switch_wal()) as file')
  await waitFor('The archive', ANSWER_TIMEOUT_MS, async () => {
    const [row] = await query<{ last: string | null }>(
      port,
      'postgres',
      'select last_archived_wal as last from pg_stat_archiver',
    )
    return (row?.last ?? '') >= (present?.file ?? '') ? true : null
  })
}

/** Runs a statement as soon as the server accepts connections. */
async function query<Row extends pg.QueryResultRow>(port: number, database: string, statement: string): Promise<Row[]> {
  const client = await waitFor('A server', ANSWER_TIMEOUT_MS, async () => {
    const trying = new pg.Client(`postgres://postgres@127.0.0.1:${port}/${database}`)
    trying.on('error', () => undefined)
    return trying.connect().then(
      () => trying,
      () => null,
    )
  })
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
