import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { type Database, withQueries } from '../../db/database.ts'
import { forgetVisitors } from '../../db/forget-visitors.ts'
import { migrate } from '../../db/migrate.ts'
import { connectPostgres } from '../../db/postgres.ts'
import { createBreakableLine } from '../../db/testing/breakable-line.ts'
import { findPostgresServer } from '../../db/testing/postgres-server.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { createViewCounter, MAX_WAITING, PLACES, SITE_VIEWS_PER_HOUR, type ViewCounter } from './view-counter.ts'

vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000
const postgres = await findPostgresServer()
const noon = Date.parse('2026-06-01T12:00:00Z')
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

/** The ids of so many cars of an edition. */
async function addCars(database: Database, edition: EditionId, count: number): Promise<string[]> {
  await seedStock(database, [edition], count)
  const cars = await database.kysely.selectFrom('cars').select('id').where('edition', '=', edition).execute()
  return cars.map(({ id }) => id).slice(0, count)
}

const visitor = (number: number) => ({
  address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  userAgent: FIREFOX,
})

const seenCar = (id = '') => ({ kind: 'car', id }) as const

/** The stored counts, by car and day. */
async function written(database: Database): Promise<Record<string, number>> {
  const rows = await database.kysely.selectFrom('car_views').select(['car_id', 'day', 'visitors']).execute()
  return Object.fromEntries(rows.map(({ car_id, day, visitors }) => [`${car_id} ${day}`, visitors]))
}

async function forgetAll({ kysely }: Database): Promise<void> {
  await kysely.deleteFrom('car_views').execute()
  await kysely.deleteFrom('post_views').execute()
  await kysely.deleteFrom('view_days').execute()
}

describe.skipIf(postgres === null)('views whose writing was not confirmed', () => {
  it('are counted once, together with those that came after them', async () => {
    if (postgres === null) throw new Error('There is no server')
    const { url, drop } = await postgres.createDatabase()
    const line = await createBreakableLine(url)
    const database = withQueries(connectPostgres(line.url, () => undefined))
    onTestFinished(async () => {
      await database.close()
      await line.cut()
      await drop()
    })
    await migrate(database.pool)
    const [car = ''] = await addCars(database, 'ma', 1)
    const views = createViewCounter(database, () => noon)
    for (let number = 0; number < 4; number++) await views.record(EDITIONS.ma, seenCar(car), visitor(number))
    line.cutAnswerTo('insert into "car_views"', 1)
    await expect(views.flush()).rejects.toThrow()
    expect(await written(database)).toEqual({ [`${car} 2026-06-01`]: 4 })
    await views.record(EDITIONS.ma, seenCar(car), visitor(4))
    await Promise.all([views.flush(), views.flush()])
    expect(await written(database)).toEqual({ [`${car} 2026-06-01`]: 5 })
    expect(await views.today(EDITIONS.ma, car)).toBe(5)
  })
})

withDatabase('views', (open) => {
  let database: Database
  let cars: string[]
  beforeAll(async () => {
    database = await open()
    cars = await addCars(database, 'ma', 3)
  })

  it('count each visitor of a car once a day, whatever processes they come to and whenever those end', async () => {
    const action = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ act: fc.constant('view'), who: fc.nat(5), car: fc.nat(2), process: fc.nat(2) }),
      },
      { weight: 2, arbitrary: fc.record({ act: fc.constant('flush'), process: fc.nat(2) }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('stop', 'kill'), process: fc.nat(2) }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('wait'), hours: fc.integer({ min: 1, max: 20 }) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
        await forgetAll(database)
        let now = noon
        const clock = () => now
        const processes = [0, 1, 2].map(() => ({ views: createViewCounter(database, clock), noted: new Set<string>() }))
        const counted = new Set<string>()
        const flush = async (number: number) => {
          const { views, noted } = processes[number]!
          await views.flush()
          for (const each of noted) counted.add(each)
          noted.clear()
        }
        for (const each of actions) {
          if ('hours' in each) {
            // Processes write every few seconds, long before the day is forgotten.
            for (const number of processes.keys()) await flush(number)
            now += each.hours * HOUR
            await forgetVisitors(database, new Date(now))
          } else if ('who' in each) {
            const { views, noted } = processes[each.process]!
            const car = cars[each.car] ?? ''
            await views.record(EDITIONS.ma, seenCar(car), visitor(each.who))
            // Casablanca is an hour ahead of UTC.
            noted.add(`${car} ${new Date(now + HOUR).toISOString().slice(0, 10)} ${each.who}`)
          } else {
            if (each.act !== 'kill') await flush(each.process)
            if (each.act !== 'flush')
              processes[each.process] = { views: createViewCounter(database, clock), noted: new Set() }
          }
        }
        await Promise.all(processes.map((_, number) => flush(number)))
        const expected: Record<string, number> = {}
        for (const each of counted) {
          const key = each.split(' ').slice(0, 2).join(' ')
          expected[key] = (expected[key] ?? 0) + 1
        }
        expect(await written(database)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  it('are counted right where processes write the same visitors of the same cars at once', async () => {
    await forgetAll(database)
    const processes = Array.from({ length: 4 }, () => createViewCounter(database, () => noon))
    const numbers = Array.from({ length: 300 }, (_, number) => number)
    const bring = async (views: ViewCounter, order: readonly number[]) => {
      for (const number of order) await views.record(EDITIONS.ma, seenCar(cars[number % 3]), visitor(number))
    }
    for (const [at, views] of processes.entries()) await bring(views, at % 2 === 0 ? numbers : numbers.toReversed())
    await Promise.all(processes.map((views) => views.flush()))
    expect(await written(database)).toEqual(Object.fromEntries(cars.map((car) => [`${car} 2026-06-01`, 100])))
  })

  it('of posts are counted as those of cars are, and summed over the days that are asked for', async () => {
    await forgetAll(database)
    const [post, other] = ['aaaaaaaa', 'cars-and-vans'].map((id) => ({ kind: 'post', id }) as const)
    for (const id of ['aaaaaaaa', 'cars-and-vans'])
      await database.kysely
        .insertInto('posts')
        .values({ edition: 'ma', id, position: 99, payload: '{"topic":"buying","publishedOn":"2026-05-01"}' })
        .execute()
    let now = noon
    const views = createViewCounter(database, () => now)
    for (const who of [1, 2, 2, 3]) await views.record(EDITIONS.ma, post!, visitor(who))
    await views.record(EDITIONS.ma, other!, visitor(1))
    await views.record(EDITIONS.ma, { kind: 'post', id: 'nobody' }, visitor(1))
    await views.record(EDITIONS.ma, seenCar(cars[0]), visitor(1))
    await views.flush()
    expect(await written(database)).toEqual({ [`${cars[0]} 2026-06-01`]: 1 })
    expect(await views.readers(EDITIONS.ma, 1)).toEqual(
      new Map([
        ['aaaaaaaa', 3],
        ['cars-and-vans', 1],
      ]),
    )
    now += 29 * 24 * HOUR
    await views.record(EDITIONS.ma, post!, visitor(1))
    await views.flush()
    expect((await views.readers(EDITIONS.ma, 30)).get('aaaaaaaa')).toBe(4)
    expect((await views.readers(EDITIONS.ma, 29)).get('aaaaaaaa')).toBe(1)
  })

  it('leave robots out', async () => {
    await forgetAll(database)
    const views = createViewCounter(database, () => noon)
    for (const userAgent of ['', 'curl/8', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
      await views.record(EDITIONS.ma, seenCar(cars[0]), { address: '10.0.0.1', userAgent })
    await views.flush()
    expect(await written(database)).toEqual({})
  })

  it('belong to the day of the edition, not of the server', async () => {
    await forgetAll(database)
    const [car = ''] = cars
    let now = Date.parse('2026-06-01T22:59:59Z')
    const views = createViewCounter(database, () => now)
    const bring = async (from: number, to: number) => {
      for (let number = from; number < to; number++) await views.record(EDITIONS.ma, seenCar(car), visitor(number))
      await views.flush()
    }
    await bring(0, 3)
    expect(await views.today(EDITIONS.ma, car)).toBe(3)
    now = Date.parse('2026-06-01T23:00:00Z')
    expect(await views.today(EDITIONS.ma, car)).toBeNull()
    await bring(0, 5)
    expect(await views.today(EDITIONS.ma, car)).toBe(5)
    // In Ramadan Morocco goes back to UTC.
    now = Date.parse('2027-02-20T23:30:00Z')
    await bring(0, 1)
    expect(await written(database)).toEqual({
      [`${car} 2026-06-01`]: 3,
      [`${car} 2026-06-02`]: 5,
      [`${car} 2027-02-20`]: 1,
    })
    // Since 20 September 2026 Morocco is on UTC all the year: an hour that distributions of databases may not know of.
    await forgetAll(database)
    now = Date.parse('2026-09-21T23:30:00Z')
    await bring(0, 3)
    expect(await written(database)).toEqual({ [`${car} 2026-09-21`]: 3 })
    await forgetVisitors(database, new Date(now))
    expect(await database.kysely.selectFrom('view_days').select('day').execute()).toEqual([{ day: '2026-09-21' }])
  })

  it('forget who it was when the day is over, and keep the number', async () => {
    await forgetAll(database)
    const [car = ''] = cars
    const views = createViewCounter(database, () => noon)
    for (let number = 0; number < 3; number++) await views.record(EDITIONS.ma, seenCar(car), visitor(number))
    await views.flush()
    const left = async (at: string) => {
      await forgetVisitors(database, new Date(at))
      const known = await database.kysely.selectFrom('view_visitors').selectAll().execute()
      const salts = await database.kysely.selectFrom('view_days').selectAll().execute()
      return [known.length, salts.length]
    }
    expect(await left('2026-06-01T22:59:00Z')).toEqual([3, 1])
    expect(await left('2026-06-01T23:00:00Z')).toEqual([0, 0])
    expect(await written(database)).toEqual({ [`${car} 2026-06-01`]: 3 })
    const known = JSON.stringify(await database.kysely.selectFrom('view_visitors').selectAll().execute())
    expect(known).not.toMatch(/10\.0\.0|Mozilla/)
  })

  it.each([
    ['with ever new user agents', (number: number) => ({ address: '192.0.2.1', userAgent: `${FIREFOX} ${number}` })],
    [
      'with ever new addresses of its network',
      (number: number) => ({ address: `2001:db8:1:${number.toString(16)}::1`, userAgent: FIREFOX }),
    ],
  ])('of one site grow no number beyond a bound, %s', async (_, who) => {
    await forgetAll(database)
    const [car = ''] = cars
    for (const round of [0, 1]) {
      const views = createViewCounter(database, () => noon)
      for (let number = 0; number < 500; number++)
        await views.record(EDITIONS.ma, seenCar(car), who(500 * round + number))
      await views.flush()
    }
    expect(await written(database)).toEqual({ [`${car} 2026-06-01`]: PLACES })
  })

  it('of one site over very many cars come to an end for the hour', async () => {
    await forgetAll(database)
    let now = noon
    const views = createViewCounter(database, () => now)
    // Cars that are not there are dropped when they are written: only the three are left.
    for (let number = 0; number < SITE_VIEWS_PER_HOUR; number++)
      await views.record(EDITIONS.ma, seenCar(String(number).padStart(8, '0')), visitor(1))
    const bring = async (who: number) => {
      await views.record(EDITIONS.ma, seenCar(cars[0]), visitor(who))
      await views.flush()
      return (await written(database))[`${cars[0]} 2026-06-01`]
    }
    expect(await bring(1)).toBeUndefined()
    expect(await bring(2), 'another site').toBe(1)
    now += HOUR
    expect(await bring(1)).toBe(2)
  })

  it('that wait to be written are no more than there is room for', async () => {
    await forgetAll(database)
    const views = createViewCounter(database, () => noon)
    for (let number = 0; number < MAX_WAITING + 500; number++)
      await views.record(EDITIONS.ma, seenCar(cars[0]), visitor(number))
    await views.flush()
    expect(await written(database)).toEqual({ [`${cars[0]} 2026-06-01`]: MAX_WAITING })
  })
})
