import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { type Database, withQueries } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { type Child, startChild } from '../db/testing/child.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { createBookingSteps } from '../resources/bookings/booking-steps.ts'
import { exampleNewBooking } from '../resources/bookings/testing/booking-rows.ts'
import { createReference } from '../resources/requests/reference.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'

const JOB = join(import.meta.dirname, '../testing/settle-until-killed.ts')
const BOOKINGS = 60
/** Processes that are killed, two at a time. */
const KILLED = 12
/** Refunds whose answer was lost with a process are asked for again after this long. */
const PAUSE_MS = 11 * 60_000

const postgres = await findPostgresServer()

describe.skipIf(postgres === null)('the job of payments whose processes are killed one after the other', () => {
  it('notes each charge once and pays back once what is due', { timeout: 240_000 }, async () => {
    const { database, url, folder } = await openDatabaseWithPayments()
    const start = (offset: number) => startChild(JOB, folder, url, String(offset))
    let unfinished = 0
    for (let killed = 0; killed < KILLED; killed += 2) {
      const pair: Child[] = [start(killed * PAUSE_MS), start(killed * PAUSE_MS)]
      await Promise.all(pair.map((child) => child.line('begun')))
      await sleep(randomInt(1, 120))
      await Promise.all(pair.map((child) => child.kill()))
      if (pair.every(({ lines }) => !lines.includes('run 1'))) unfinished += 1
    }
    const last = start((KILLED + 1) * PAUSE_MS)
    onTestFinished(() => last.kill())
    await last.line('run 3')
    // Otherwise nothing was killed amid its work.
    expect(unfinished).toBeGreaterThan(0)

    const rows = await database.kysely
      .selectFrom('bookings')
      .select(['id', 'state', 'received', 'surplus', 'returned'])
      .execute()
    const events = await database.kysely.selectFrom('booking_events').select(['action', 'amount']).execute()
    const twice = BOOKINGS / 2
    for (const { received, surplus, returned, state } of rows)
      expect([state, received, surplus - returned]).toEqual(['held', 3000, 0])
    expect(rows.filter(({ surplus }) => surplus === 3000)).toHaveLength(twice)
    expect(events.filter(({ action }) => action === 'receiveDeposit')).toHaveLength(BOOKINGS + twice)
    expect(events.filter(({ action }) => action === 'refund')).toHaveLength(twice)
    const paidBack = await database.kysely.selectFrom('local_payments').select(['charges', 'refunds']).execute()
    for (const { charges, refunds } of paidBack) expect(refunds).toHaveLength(charges - 1)
  })
})

/** Bookings whose deposits were paid, every second of them twice, without a notice of the provider. */
async function openDatabaseWithPayments(): Promise<{ database: Database; url: string; folder: string }> {
  if (postgres === null) throw new Error('There is no server')
  const { url, drop } = await postgres.createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-kill-payments-'))
  const database = withQueries(connectPostgres(url, () => undefined))
  onTestFinished(async () => {
    await database.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrate(database.pool)
  await seedStock(database, ['ma'], 1)
  const cars = Array.from({ length: BOOKINGS }, () => buildCar())
  await insertCars(database, 'ma', cars)
  const now = new Date()
  const steps = createBookingSteps(EDITIONS.ma, now, async () => undefined)
  for (const [at, car] of cars.entries()) {
    const id = randomUUID()
    const reference = createReference('ma', 'payment')
    await inTransaction(database, async (write) => {
      await steps.request(write, exampleNewBooking(EDITIONS.ma, { id, car_id: car.id }))
      const amount = { amount: 300_000, currency: 'MAD' } as const
      const order = { edition: 'ma', id: randomUUID(), booking_id: id, provider: 'local', reference } as const
      await write
        .insertInto('payments')
        .values({ ...order, ...amount, state: 'open', redirect_to: null, created_at: now, due_at: now })
        .execute()
      const addresses = { return_to: 'https://ma.test/', notice_to: 'https://ma.test/', secret: 'x' }
      await write
        .insertInto('local_payments')
        .values({ reference, ...amount, ...addresses, state: 'paid', charges: 1 + (at % 2) })
        .execute()
    })
  }
  return { database, url, folder }
}
