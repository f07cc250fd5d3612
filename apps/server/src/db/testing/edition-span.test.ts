import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { spansOn } from './edition-span.ts'
import { withDatabase } from './with-databases.ts'

const OF_CARS = `select 1 from cars join car_photos as photo on photo.car_id = cars.id`

withDatabase('how far a statement reaches', (open) => {
  let client: PoolClient

  beforeAll(async () => {
    client = await (await open()).pool.connect()
    await client.query('set enable_seqscan = off')
  })
  afterAll(() => client.release(true))

  it.each([
    ['one', 'select 1 from brands'],
    ['one', `select 1 from sessions where id = $1 and edition = $2`, [crypto.randomUUID(), 'ma']],
    ['one', `${OF_CARS} and photo.edition = cars.edition where cars.edition = 'ma'`],
    ['one', `${OF_CARS} and photo.edition = 'ma' where cars.edition = 'ma'`],
    ['one', `select (select count(*) from sales where edition = cars.edition) from cars where edition = 'ma'`],
    ['one', `insert into cities (edition, id, name) values ('ma', 'fes', 'Fès')`],
    [
      'one',
      `with own as materialized (select * from sales where edition = 'ma') select 1 from own, sale_photos where sale_photos.edition = own.edition`,
    ],
    [
      'one',
      `select 1 from cars where edition = 'ma' and case when is_new then exists (select from car_photos where edition = cars.edition and car_id = cars.id) end`,
    ],
    ['any', `select 1 from sessions where id = $1`, [crypto.randomUUID()]],
    ['any', `select 1 from sessions where edition in ('ma', 'rw')`],
    ['any', `select 1 from sessions where edition = 'ma' or remembered`],
    ['any', `${OF_CARS} and photo.edition = cars.edition`],
    ['any', `with old as (delete from sales where created_at < now() returning edition, id) select 1 from old`],
    ['across', OF_CARS],
    ['across', `${OF_CARS} where cars.edition = 'ma'`],
    ['across', `${OF_CARS} and photo.edition = 'rw' where cars.edition = 'ma'`],
    ['across', `delete from sales where id in (select sale_id from sale_photos where edition = 'ma')`],
    ['across', `select 1 from cars where edition = 'ma' and price > (select avg(price) from cars)`],
  ])('is %s: %s', async (span, sql, parameters: readonly unknown[] = []) => {
    const findSpan = await spansOn(client)
    expect(await findSpan({ sql, parameters })).toBe(span)
  })

  // PostgreSQL 18 reads such a subquery once, as a whole, where it knows that its table is small.
  it.each([
    ['one', `photo.edition = cars.edition and photo.car_id = cars.id`, `edition = 'ma'`],
    ['one', `photo.car_id = cars.id and photo.edition = cars.edition`, `edition = 'ma'`],
    ['any', `photo.edition = cars.edition and photo.car_id = cars.id`, 'is_new'],
    ['across', `photo.car_id = cars.id`, `edition = 'ma'`],
  ])('is %s where each car looks for photos by %s, of cars by %s', async (span, by, ofCars) => {
    await client.query('analyze stock, car_photos')
    const findSpan = await spansOn(client)
    const flaws = `select from car_photos as photo where ${by} and kind = 'flaw'`
    const count = `select count(*) filter (where exists (${flaws})) from cars where ${ofCars}`
    expect(await findSpan({ sql: count, parameters: [] })).toBe(span)
    const each = `select exists (${flaws}) from cars where ${ofCars}`
    expect(await findSpan({ sql: each, parameters: [] })).toBe(span)
  })
})
