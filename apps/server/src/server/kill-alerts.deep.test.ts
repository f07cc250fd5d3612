import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { type Database, withQueries } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { startChild } from '../db/testing/child.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { NOON } from '../resources/alerts/testing/alert-world.ts'
import { insertSearch } from '../resources/saved-searches/saved-searches.queries.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { addUser } from '../testing/users.ts'

const JOB = join(import.meta.dirname, '../testing/alert-until-killed.ts')
/** Users with a saved search and a favourite each. */
const OWNERS = 40
/** How often two processes are killed. */
const ROUNDS = 4
/** From one round to the next: alerts that come at once come once an hour. */
const ROUND_MS = 61 * 60_000

const postgres = await findPostgresServer()

describe.skipIf(postgres === null)('the job of alerts whose processes are killed one after the other', () => {
  it('mails each car that was found and each fallen price once', { timeout: 240_000 }, async () => {
    const { database, owners, kept, start } = await openDatabaseWithOwners()
    const published: string[] = []
    let unfinished = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = NOON + round * ROUND_MS
      const car = buildCar({ price: 100_000, publishedAt: new Date(now).toISOString() })
      await insertCars(database, 'ma', [car])
      published.push(car.id)
      const pair = [start(now), start(now)]
      await Promise.all(pair.map((child) => child.line('begun')))
      await sleep(randomInt(1, 150))
      await Promise.all(pair.map((child) => child.kill()))
      if (pair.every(({ lines }) => !lines.includes('run 1'))) unfinished += 1
    }
    const last = start(NOON + ROUNDS * ROUND_MS)
    await last.line('run 2')
    // Otherwise nothing was killed amid its work.
    expect(unfinished).toBeGreaterThan(0)

    expect(await database.kysely.selectFrom('outbox').select('id').execute()).toEqual([])
    const mails = await database.kysely.selectFrom('sent_messages').select('message').execute()
    for (const owner of owners) {
      const own = mails.filter(({ message }) => message.to === owner)
      const named = own.flatMap(({ message }) => message.text.match(/(?<=\/)[0-9a-z]{8}(?=\n)/g) ?? [])
      expect(named.toSorted()).toEqual([...published, kept].toSorted())
    }
  })
})

/** A database in which users wait for cars that cost less than a favourite of theirs, whose price has just fallen. */
async function openDatabaseWithOwners() {
  if (postgres === null) throw new Error('There is no server')
  const { url, drop } = await postgres.createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-kill-alerts-'))
  const database = withQueries(connectPostgres(url, () => undefined))
  const started: ReturnType<typeof startChild>[] = []
  onTestFinished(async () => {
    for (const each of started) await each.kill()
    await database.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrate(database.pool)
  await seedStock(database, ['ma'], 1)
  const kept = buildCar({ price: 200_000, publishedAt: new Date(NOON).toISOString() })
  await insertCars(database, 'ma', [kept])
  const owners = Array.from({ length: OWNERS }, (_, at) => `owner-${at}@example.org`)
  for (const email of owners) await addOwner(database, email, kept)
  await database.pool.query('update cars set price = price - 10000 where id = $1', [kept.id])
  const start = (now: number) => {
    const child = startChild(JOB, folder, url, String(now))
    started.push(child)
    return child
  }
  return { database, owners, kept: kept.id, start }
}

async function addOwner(database: Database, email: string, { id: carId, price }: { id: string; price: number }) {
  const userId = await addUser(database, { email, passwordHash: 'x' })
  const now = new Date(NOON)
  await database.kysely.updateTable('users').set({ favourite_alerts: true }).where('id', '=', userId).execute()
  await database.kysely
    .insertInto('wish_list_items')
    .values({
      edition: 'ma',
      id: randomUUID(),
      user_id: userId,
      car_id: carId,
      car_name: 'A car',
      price,
      reported_price: null,
      was_away: false,
      news: null,
      created_at: now,
    })
    .execute()
  const search = { query: 'priceMax=150000', frequency: 'instant', channel: 'email' } as const
  await inTransaction(database, (write) => insertSearch(write, { edition: 'ma', userId }, search, { known: [], now }))
}
