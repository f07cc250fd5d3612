import { randomUUID } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Car } from '@otosafi/domain/car/car'
import { EDITION_IDS } from '@otosafi/editions/edition'

import { createSearchService } from '../../../catalogue/search-service.ts'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { Tables } from '../../../db/tables.ts'
import { buildCar, insertCars, seedStock } from '../../../testing/cars.ts'
import { messagesIn } from '../../../testing/sent-messages.ts'
import { addUser } from '../../../testing/users.ts'
import { findUser } from '../../profile/user.queries.ts'
import { insertSearch, type SavedSearchRow } from '../../saved-searches/saved-searches.queries.ts'
import { createAlerts } from '../create-alerts.ts'

/** A Wednesday, 13:00 in Morocco. */
export const NOON = Date.parse('2026-06-03T12:00:00Z')

/** A database of Morocco with alerts and a clock of its own; each test begins with an empty one. */
export type AlertWorld = Awaited<ReturnType<typeof openAlertWorld>>

/** Fills a database with the names of Morocco's stock, and gives what tests of alerts do with it. */
export async function openAlertWorld(database: Database) {
  await seedStock(database, ['ma'], 3)
  const time = { now: NOON }
  const clock = () => time.now
  const report = (message: string, error: unknown) => {
    throw new Error(message, { cause: error })
  }
  const { service: search, loaded } = await createSearchService({ database, editions: EDITION_IDS, clock, report })
  await loaded
  let people = 0

  const addOwner = (phone?: string) =>
    addUser(database, { email: `s${(people += 1)}@example.org`, passwordHash: 'x', ...(phone ? { phone } : {}) })
  const sent = async () => {
    const rows = await messagesIn(database)
    return rows.map(({ channel, message, created_at }) => ({
      channel,
      to: message.to,
      text: message.text,
      at: created_at.getTime(),
      headers: 'headers' in message ? message.headers : undefined,
      /** The ids of the cars that it names, sorted. */
      cars: [...message.text.matchAll(/\/([0-9a-z]{8})\n/g)].map(([, id]) => String(id)).toSorted(),
    }))
  }
  return {
    database,
    search,
    clock,
    time,
    addOwner,
    sent,
    /** Puts a car among the favourites of a user, who asks for alerts or not. */
    async keep(userId: string, car: Pick<Car, 'id' | 'price'>, { away = false, alerts = true } = {}) {
      await database.pool.query('update users set favourite_alerts = $2 where id = $1', [userId, alerts])
      await database.kysely
        .insertInto('wish_list_items')
        .values({
          edition: 'ma',
          id: randomUUID(),
          user_id: userId,
          car_id: car.id,
          car_name: 'A car',
          price: car.price,
          reported_price: null,
          was_away: away,
          news: null,
          created_at: new Date(time.now),
        })
        .execute()
    },
    /** Has a guest wait for a car, confirmed. */
    async wait(email: string, car: Pick<Car, 'id'>) {
      const now = new Date(time.now)
      const asked = { email, language: 'fr', consented_at: now, confirmed_at: now } as const
      await database.kysely
        .insertInto('car_waits')
        .values({ edition: 'ma', id: randomUUID(), car_id: car.id, ...asked })
        .execute()
    },
    async clear() {
      time.now = NOON
      for (const table of ['outbox', 'users', 'cars', 'car_waits', 'job_positions', 'car_changes', 'link_tokens'])
        await database.pool.query(`delete from ${table}`)
    },
    /** Runs the job once; on another connection than the world's own where one is given. */
    run: (kysely = database.kysely) =>
      createAlerts({ database: { kysely }, search, clock, originOf: () => 'https://otosafi.ma' })(
        new AbortController().signal,
      ),
    async save(
      query: string,
      frequency: SavedSearchRow['frequency'] = 'instant',
      { channel = 'email', owner }: { channel?: SavedSearchRow['channel']; owner?: string } = {},
    ): Promise<SavedSearchRow> {
      const userId = owner ?? (await addOwner())
      const search = { query, frequency, channel }
      return inTransaction(database, (write) =>
        insertSearch(write, { edition: 'ma', userId }, search, { known: [], now: new Date(time.now) }),
      )
    },
    async publish(overrides: Partial<Car> = {}): Promise<Car> {
      const car = buildCar({ publishedAt: new Date(time.now).toISOString(), ...overrides })
      await insertCars(database, 'ma', [car])
      return car
    },
    change: (id: string, set: string) => database.pool.query(`update cars set ${set} where id = $1`, [id]),
    /** The messages to a user, oldest first. */
    async sentTo(userId: string) {
      const user = await findUser(database, 'ma', userId)
      return (await sent()).filter(({ to }) => to === user?.email || to === user?.phone)
    },
  }
}

/** A database on which all statements fail that name a table. */
export function withoutTable(kysely: Kysely<Tables>, table: string): Kysely<Tables> {
  return kysely.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes(table)) throw new Error('broken')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

/** A database that fails permanently after so many statements, as for a process that is killed. */
export function killedAfter(kysely: Kysely<Tables>, statements: number): Kysely<Tables> {
  let left = statements
  return kysely.withPlugin({
    transformQuery({ node }) {
      left -= 1
      if (left < 0) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
