import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { type ChangeFeed, createChangeFeed } from './change-feed.ts'

withDatabases('the indexes', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn'], 20)
    server = await startTestServer(database, { follow: true })
  })

  const listed = async () => {
    const cars: { id: string; price: number }[] = []
    for (let cursor = ''; ;) {
      const { body } = await server.send('ma', `/api/cars?sort=priceAsc&limit=48${cursor && `&cursor=${cursor}`}`)
      cars.push(...body.cars)
      if (body.nextCursor === null) return cars.map(({ id, price }) => [id, price])
      cursor = body.nextCursor
    }
  }
  const stored = async () => {
    const { rows } = await database.pool.query<{ id: string; price: number }>(
      `select id, price from cars where edition = 'ma' and status <> 'sold' order by price, id`,
    )
    return rows.map(({ id, price }) => [id, price])
  }

  it('see every change of many writers at once, late commits and rollbacks included', async () => {
    const cars = Array.from({ length: 60 }, (_, at) => buildCar({ price: 50_000 + at }))
    const write = async (own: typeof cars) => {
      for (const [at, car] of own.entries()) {
        await insertCars(database, 'ma', [car])
        const client = await database.pool.connect()
        await client.query('begin')
        if (at % 3 === 0) await client.query(`delete from cars where edition = 'ma' and id = $1`, [car.id])
        else
          await client.query(`update cars set price = price + $2 where edition = 'ma' and id = $1`, [car.id, 1000 * at])
        await client.query('select pg_sleep(0.01)')
        await client.query(at % 5 === 4 ? 'rollback' : 'commit')
        client.release()
      }
    }
    await Promise.all([0, 1, 2, 3, 4, 5].map((writer) => write(cars.slice(writer * 10, writer * 10 + 10))))
    await eventually(async () => expect(await listed()).toEqual(await stored()))
  })

  it('see what only cards show', async () => {
    const car = buildCar({ price: 1000 })
    await insertCars(database, 'ma', [car])
    await database.pool.query(
      `insert into car_photos (edition, car_id, position, kind, view, key, width, height, placeholder)
       values ('ma', $1, 0, 'key', 'side', 'art/side-suv-red-1', 1600, 1200, '#ffffff')`,
      [car.id],
    )
    await database.pool.query(`select touch_car('ma', $1)`, [car.id])
    const shown = async () => (await server.send('ma', '/api/cars?sort=priceAsc&limit=1')).body.cars[0]
    await eventually(async () => expect((await shown()).photo?.key).toBe('art/side-suv-red-1'))
  })

  it('leave other editions as they are', () => {
    expect(server.search.dataVersion('sn').split('.')[1]).toBe('1')
  })

  it('know new names', async () => {
    await database.pool.query(`insert into cities (edition, id, name, aliases) values ('ma', 'zagora', 'Zagora', '{}')`)
    await insertCars(database, 'ma', [buildCar({ city: 'zagora' })])
    await server.search.refreshNames()
    await server.search.refresh()
    expect((await server.send('ma', '/api/cars?q=zagora')).body.cars[0].city).toEqual({ id: 'zagora', name: 'Zagora' })
  })

  it('see a change also where no notification is heard', async () => {
    const deaf: Database = { ...database, listen: async () => async () => undefined, close: async () => undefined }
    const other = await startTestServer(deaf, { follow: true })
    onTestFinished(() => deaf.close())
    const car = buildCar({ price: 500 })
    await insertCars(database, 'ma', [car])
    const cheapest = async () => (await other.send('ma', '/api/cars?sort=priceAsc&limit=1')).body.cars[0]
    await eventually(async () => expect((await cheapest())?.id).toBe(car.id))
  })
})

withDatabases('the log of changes', (open) => {
  let database: Database
  let feed: ChangeFeed

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 0)
  })
  beforeEach(async () => {
    await database.pool.query('truncate car_changes restart identity')
    feed = createChangeFeed(database)
  })

  const readAll = async () => {
    const read: string[] = []
    await feed.read(async (blocks) => {
      for await (const changes of blocks) read.push(...changes.map(({ carId }) => carId))
    })
    return read
  }
  /** Logs a change a minute ago whose transaction commits only now. */
  const logLate = (seq: number, id: string) =>
    database.pool.query(
      `insert into car_changes (edition, seq, car_id, at) overriding system value
       values ('ma', $1, $2, now() - interval '1 minute')`,
      [seq, id],
    )

  it('is read once, and again where what was read could not be used', async () => {
    await feed.start()
    const car = buildCar()
    await insertCars(database, 'ma', [car])
    await expect(feed.read(() => Promise.reject(new Error('The database went away')))).rejects.toThrow('went away')
    expect(await readAll()).toEqual([car.id])
    expect(await readAll()).toEqual([])
  })

  it('is read once where changes are very many', async () => {
    await feed.start()
    await database.pool.query(
      `insert into car_changes (edition, car_id) select 'ma', 'c' || n from generate_series(1, 4500) as n`,
    )
    expect(await readAll()).toEqual(Array.from({ length: 4500 }, (_, at) => `c${at + 1}`))
    expect(await readAll()).toEqual([])
  })

  it('tells of changes that are committed after later ones, however late', async () => {
    await logLate(100, 'before')
    await logLate(110, 'last')
    await feed.start()
    await logLate(105, 'begun before the start')
    expect(await readAll()).toEqual(['begun before the start'])
    await logLate(120, 'later')
    expect(await readAll()).toEqual(['later'])
    await logLate(104, 'again begun before')
    await logLate(119, 'earlier')
    await logLate(121, 'next')
    expect(await readAll()).toEqual(['again begun before', 'earlier', 'next'])
    expect(await readAll()).toEqual([])
  })

  it('forgets what is older than a day', async () => {
    await database.pool.query(
      `insert into car_changes (edition, car_id, at)
       select 'ma', 'c' || n, now() - interval '25 hours' from generate_series(1, 20100) as n`,
    )
    const car = buildCar()
    await insertCars(database, 'ma', [car])
    await feed.prune()
    expect((await database.pool.query('select car_id from car_changes')).rows).toEqual([{ car_id: car.id }])
  })
})
