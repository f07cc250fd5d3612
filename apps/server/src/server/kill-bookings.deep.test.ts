import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { COUNTRIES } from '@otosafi/editions/registry'

import { type Database, withQueries } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { connectPostgres } from '../db/postgres.ts'
import { type Child, startChild } from '../db/testing/child.ts'
import { findPostgresServer } from '../db/testing/postgres-server.ts'
import { TERMS_VERSION } from '../resources/bookings/testing/booking-world.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { sendRequest, type TestResponse } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import type { TestServer } from '../testing/start-test-server.ts'

const SERVER = join(import.meta.dirname, '../testing/serve-until-killed.ts')
const PROCESSES = 4
const CARS = 20
/** Slots of one car's showrooms that all visitors want, and their places. */
const SLOTS = 50
const VISITS = SLOTS * COUNTRIES.ma.visits.places
const VISITORS = 500
/** Requests that are acknowledged before one process is killed. */
const ACKNOWLEDGED = 5

type Visitor = { email: string; proofId: string; key: string; address: string }

/** Requests of visitors; `wishOf` makes each body by its index. */
type Wish = { path: string; wishOf: (at: number) => object }

const postgres = await findPostgresServer()

describe.skipIf(postgres === null)('many visitors who want the same in several processes', () => {
  it(
    'get each car once, and keep what was acknowledged, though a process is killed',
    { timeout: 240_000 },
    async () => {
      const { database, children, ports, cars } = await openProcesses()
      const wishOf = (at: number) => ({ car: cars[at % cars.length], termsVersion: TERMS_VERSION })
      const { acknowledged, codes } = await askAll({ database, children, ports }, { path: '/bookings', wishOf })
      expect(codes).toEqual(['201', '409 car_not_available'])
      expect(acknowledged).toHaveLength(CARS)
      const stored = await database.kysely.selectFrom('bookings').select(['reference', 'car_id', 'state']).execute()
      expect(stored.map(({ reference }) => reference).toSorted()).toEqual(acknowledged.toSorted())
      expect(new Set(stored.map(({ car_id }) => car_id)).size).toBe(CARS)
      const events = await database.kysely.selectFrom('booking_events').select('booking_id').execute()
      expect(events).toHaveLength(CARS)
      const { rows } = await database.pool.query<{ status: string; count: number }>(
        `select status, count(*)::int from cars where id = any($1) group by status`,
        [cars],
      )
      expect(rows).toEqual([{ status: 'reserved', count: CARS }])
    },
  )

  it('get each place of a slot once, and keep what was acknowledged', { timeout: 240_000 }, async () => {
    const { database, children, ports, cars } = await openProcesses()
    const car = cars[0] ?? ''
    const shown = await sendRequest(ports[0] ?? 0, EDITIONS.ma.host, `/api/visit-slots?car=${car}&days=14`)
    const slots: string[] = shown.body.slots.slice(-SLOTS).map(({ id }: { id: string }) => id)
    const wishOf = (at: number) => ({ car, slot: slots[at % slots.length] })
    const { acknowledged, codes } = await askAll({ database, children, ports }, { path: '/visits', wishOf })
    expect(codes).toEqual(['201', '409 slot_not_available'])
    expect(acknowledged).toHaveLength(VISITS)
    const stored = await database.kysely.selectFrom('visits').select('reference').execute()
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(acknowledged.toSorted())
    const places = await database.kysely.selectFrom('visit_places').select('visit_id').execute()
    expect(places).toHaveLength(VISITS)
  })
})

type Processes = { database: Database; children: readonly Child[]; ports: readonly number[] }

/** Servers on one database with cars that nobody has booked. */
async function openProcesses() {
  if (postgres === null) throw new Error('There is no server')
  const { url, drop } = await postgres.createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-kill-bookings-'))
  const database = withQueries(connectPostgres(url, () => undefined))
  const children: Child[] = []
  onTestFinished(async () => {
    for (const each of children) await each.kill()
    await database.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  await migrate(database.pool)
  await seedStock(database, ['ma'], 1)
  const cars = Array.from({ length: CARS }, () => buildCar())
  await insertCars(database, 'ma', cars)
  children.push(...Array.from({ length: PROCESSES }, (_, at) => startChild(SERVER, join(folder, String(at)), url)))
  const ports = await Promise.all(
    children.map(async (child) => Number((await child.line('port')).slice('port '.length))),
  )
  return { database, children, ports, cars: cars.map(({ id }) => id) }
}

/** Lets all visitors ask at once, and kills a process among it. Gives what was acknowledged, and all kinds of answers. */
async function askAll({ database, children, ports }: Processes, { path, wishOf }: Wish) {
  const visitors = await addVisitors(database)
  const living = [...ports]
  const acknowledged: string[] = []
  const asking = visitors.map(async (visitor, at) => {
    const answer = await askUntilAnswered(living, at, { path, wish: wishOf(at), visitor })
    if (answer.status === 201) acknowledged.push(answer.body.reference)
    return answer.status === 201 ? '201' : `${answer.status} ${answer.body.code}`
  })
  while (acknowledged.length < ACKNOWLEDGED) await sleep(5)
  living.shift()
  await children[0]?.kill()
  return { codes: [...new Set(await Promise.all(asking))].toSorted(), acknowledged }
}

/** Guests who have each just verified an address. */
async function addVisitors(database: Database): Promise<Visitor[]> {
  const now = new Date()
  const visitors = Array.from({ length: VISITORS }, (_, at) => ({
    email: `visitor-${at}@example.org`,
    proofId: randomUUID(),
    key: randomUUID(),
    address: `10.1.${Math.floor(at / 250)}.${at % 250}`,
  }))
  const verifications = visitors.map(({ email: destination, proofId: id }) => ({
    edition: 'ma' as const,
    id,
    channel: 'email' as const,
    destination,
    user_id: null,
    code_hash: '',
    created_at: now,
    expires_at: now,
    proven_at: now,
  }))
  await database.kysely.insertInto('contact_proofs').values(verifications).execute()
  return visitors
}

/** Asks again, with the same key, where a process went away or says that it is busy, as the pages do. */
async function askUntilAnswered(
  ports: readonly number[],
  at: number,
  { path, wish, visitor }: { path: string; wish: object; visitor: Visitor },
): Promise<TestResponse> {
  const { key, address, ...fields } = visitor
  const body = { ...wish, ...fields, fullName: 'Salma Bennani', phone: '0661234567', consent: true }
  for (let attempt = at; ; attempt += 1) {
    const port = ports[attempt % ports.length] ?? 0
    const send: TestServer['send'] = (edition, target, request) =>
      sendRequest(port, EDITIONS[edition].host, target, request)
    const answer = await post({ send }, path, body, { key, address }).catch(() => null)
    if (answer !== null && answer.status !== 503) return answer
    await sleep(100)
  }
}
