import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { createPostgresPool } from './create-pool.ts'
import { FORMER_CHECKSUMS } from './former-checksums.ts'
import { migrate, MigrationError } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { withDatabase, withDatabases } from './testing/with-databases.ts'

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const FIRST = { '0001_cats.sql': `create table cats (name text); insert into cats values ('Tom');` }
const SECOND = { '0002_dogs.sql': 'create table dogs (name text);\ncreate index dogs_name on dogs (name);' }

withDatabases('migrations', (open, kind) => {
  it('build the schema once and then do nothing', async () => {
    const { pool } = await open({ migrated: false })
    const names = readMigrations().map((migration) => migration.name)
    expect(await migrate(pool)).toEqual(names)
    expect(await migrate(pool)).toEqual([])
    const { rows } = await pool.query('select name from schema_migrations order by name')
    expect(rows.map((row) => row.name)).toEqual(names)
  })

  it('leave nothing of a migration that fails', async () => {
    const { pool } = await open({ migrated: false })
    const folder = folderOf({ ...FIRST, '0002_bad.sql': 'create table birds (name text); select 1 / 0;' })
    await expect(migrate(pool, readMigrations(folder))).rejects.toMatchObject({ code: '22012' })
    const { rows } = await pool.query(`select to_regclass('birds') as birds, to_regclass('cats') as cats`)
    expect(rows).toEqual([{ birds: null, cats: 'cats' }])
    expect(await migrate(pool, readMigrations(folderOf({ ...FIRST, ...SECOND })))).toEqual(['0002_dogs'])
  })

  it.runIf(kind === 'postgres')('wait for each other longer than sessions may wait for a lock', async () => {
    const { pool } = await open()
    const url = String(pool.options.connectionString)
    const impatient = createPostgresPool(
      url,
      { name: 'otosafi impatient', max: 1, wait: 10_000, statement: 5000, lock: 1 },
      () => undefined,
    )
    onTestFinished(() => impatient.end())
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from schema_migration_lock for update')
    const outcome = migrate(impatient).catch((error: unknown) => error)
    await eventually(async () => {
      const waiting = await pool.query(
        `select from pg_stat_activity where application_name = 'otosafi impatient' and wait_event_type = 'Lock'`,
      )
      expect(waiting.rows).toHaveLength(1)
    })
    await other.query('commit')
    other.release()
    expect(await outcome).toEqual([])
  })
})

withDatabase('migrations, step by step', (open, kind) => {
  it('run once when several processes start at the same time', async () => {
    const database = await open({ migrated: false })
    const pools = [database.pool, database.pool, database.pool]
    if (kind === 'postgres') {
      const url = String(database.pool.options.connectionString)
      for (let index = 1; index < pools.length; index += 1) {
        const pool = createPostgresPool(
          url,
          { name: 'otosafi test', max: 2, wait: 10_000, statement: 5000 },
          () => undefined,
        )
        onTestFinished(() => pool.end())
        pools[index] = pool
      }
    }
    const migrations = readMigrations()
    const ran = await Promise.all(pools.map((pool) => migrate(pool, migrations)))
    expect(ran.flat().sort()).toEqual(migrations.map((migration) => migration.name))
  })

  it('go on from where the database is', async () => {
    const { pool } = await open({ migrated: false })
    await migrate(pool, readMigrations(folderOf(FIRST)))
    expect(await migrate(pool, readMigrations(folderOf({ ...FIRST, ...SECOND })))).toEqual(['0002_dogs'])
    expect((await pool.query('select name from cats')).rows).toEqual([{ name: 'Tom' }])
  })

  it('refuse a file that changed since it ran, a missing one, and one that comes too late', async () => {
    const { pool } = await open({ migrated: false })
    await migrate(pool, readMigrations(folderOf({ ...FIRST, ...SECOND })))
    const changed = folderOf({
      '0001_cats.sql': 'create table cats (name text not null)',
      ...SECOND,
      '0003_x.sql': 'create table x ()',
    })
    await expect(migrate(pool, readMigrations(changed))).rejects.toThrow(/0001_cats has changed/)
    await expect(migrate(pool, readMigrations(folderOf(FIRST)))).rejects.toThrow(/0002_dogs.*newer than the program/)
    await pool.query(`delete from schema_migrations where name = '0001_cats'`)
    await expect(migrate(pool, readMigrations(folderOf({ ...FIRST, ...SECOND })))).rejects.toThrow(MigrationError)
    expect((await pool.query(`select to_regclass('x') as x`)).rows).toEqual([{ x: null }])
  })

  it('are taken as they are by a database from before comments were left out of checksums', async () => {
    const { pool } = await open()
    for (const [name, checksum] of FORMER_CHECKSUMS)
      await pool.query('update schema_migrations set checksum = $2 where name = $1', [name, checksum])
    expect(await migrate(pool)).toEqual([])
    await pool.query(`update schema_migrations set checksum = 'other' where name = '0001_reference'`)
    await expect(migrate(pool)).rejects.toThrow(/0001_reference has changed/)
  })
})

it('are numbered without gap or twin', () => {
  expect(() => readMigrations(folderOf({ ...FIRST, '0003_late.sql': '' }))).toThrow('0003_late.sql should be number 2')
  expect(() => readMigrations(folderOf({ ...FIRST, '0001_twin.sql': '' }))).toThrow('0001_twin.sql should be number 2')
})

it('have the same checksum whatever their comments say', () => {
  const [plain] = readMigrations(folderOf({ '0001_a.sql': 'select 1;\nselect 2;\n' }))
  const [said] = readMigrations(folderOf({ '0001_a.sql': '-- Why.\nselect 1;\n  -- How.\nselect 2;\n' }))
  const [other] = readMigrations(folderOf({ '0001_a.sql': 'select 1;\n-- select 2;\n' }))
  expect(said?.checksum).toBe(plain?.checksum)
  expect(other?.checksum).not.toBe(plain?.checksum)
})

it('have the same checksum whatever the line ends', () => {
  const [unix] = readMigrations(folderOf({ '0001_a.sql': 'select 1;\nselect 2;\n' }))
  const [dos] = readMigrations(folderOf({ '0001_a.sql': 'select 1;\r\nselect 2;\r\n' }))
  expect(dos?.checksum).toBe(unix?.checksum)
})
