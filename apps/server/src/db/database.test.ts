import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { presentLane, remainingTime, withinBudget } from './budget.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { withDatabases } from './testing/with-databases.ts'
import { vacuum } from './vacuum.ts'

const { query } = pg.Client.prototype

withDatabases('a database', (open, kind) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  it('hears what is notified on its channels, until it stops listening', async () => {
    const heard: string[] = []
    const stop = await database.listen('cars', (payload) => heard.push(`cars ${payload}`))
    await database.listen('content', (payload) => heard.push(`content ${payload}`))
    await database.pool.query(`select pg_notify('cars', 'a'), pg_notify('others', 'b'), pg_notify('content', 'ma')`)
    await eventually(() => expect(heard).toEqual(['cars a', 'content ma']))
    await stop()
    await database.pool.query(`select pg_notify('cars', 'c')`)
    await database.pool.query(`select pg_notify('content', 'rw')`)
    await eventually(() => expect(heard).toEqual(['cars a', 'content ma', 'content rw']))
  })

  it('hears it without the deadline of the request that notified', async () => {
    const left: unknown[] = []
    await database.listen('outbox', () => left.push([presentLane(), remainingTime()]))
    await withinBudget({ lane: 'writes', milliseconds: 1000 }, () =>
      sql`select pg_notify('outbox', '')`.execute(database.kysely),
    )
    await eventually(() => expect(left).toEqual([['background', null]]))
  })

  it('hears nothing of what is rolled back', async () => {
    const heard: string[] = []
    await database.listen('bookings', (payload) => heard.push(payload))
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await sql`select pg_notify('bookings', 'never')`.execute(transaction)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await sql`select pg_notify('bookings', 'kept')`.execute(database.kysely)
    await eventually(() => expect(heard).toEqual(['kept']))
  })

  it.runIf(kind === 'postgres')(
    'listens again after its session was lost, and says that something may have been missed',
    async () => {
      const heard: string[] = []
      await database.listen('visits', (payload) => heard.push(payload))
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'otosafi listener' and datname = current_database()`,
      )
      await eventually(() => expect(heard).toEqual(['']))
      await database.pool.query(`select pg_notify('visits', 'again')`)
      await eventually(() => expect(heard).toEqual(['', 'again']))
    },
  )

  it.runIf(kind === 'postgres')('sends one statement at a time in the session that listens', async () => {
    await database.listen('none', () => undefined)
    const send = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => send.mockRestore())
    let underWay = 0
    const together: number[] = []
    send.mockImplementation(function (this: pg.Client, ...given: unknown[]): unknown {
      together.push((underWay += 1))
      return Promise.resolve(Reflect.apply(query, this, given)).finally(() => (underWay -= 1))
    })
    await Promise.all(['one', 'two', 'three'].map((channel) => database.listen(channel, () => undefined)))
    expect(together).toEqual([1, 1, 1])
  })

  it('can be vacuumed while it is in use', async () => {
    await Promise.all([
      vacuum(database.pool, tmpdir()),
      database.pool.query('select 1'),
      vacuum(database.pool, tmpdir()),
    ])
    const { rows } = await database.pool.query(
      `select last_vacuum is not null as done from pg_stat_user_tables where relname = 'content_versions'`,
    )
    if (kind === 'postgres') expect(rows).toEqual([{ done: true }])
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('the embedded database', () => {
  it('keeps what was written when it is closed and opened again', { timeout: 60_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-database-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    // The first migration has the table that is written to.
    const migrations = readMigrations().slice(0, 1)
    const first = await openDatabase({ dataDir, databaseUrl: null })
    await migrate(first.pool, migrations)
    await first.kysely
      .insertInto('brands')
      .values({ id: 'toyota', name: 'Toyota', aliases: ['تويوتا'] })
      .execute()
    await first.close()
    await first.close()

    const second = await openDatabase({ dataDir, databaseUrl: null })
    onTestFinished(() => second.close())
    expect(await migrate(second.pool, migrations)).toEqual([])
    expect(await second.kysely.selectFrom('brands').selectAll().execute()).toEqual([
      { id: 'toyota', name: 'Toyota', aliases: ['تويوتا'] },
    ])
  })
})
