import { beforeAll, beforeEach, expect, it } from 'vitest'

import { inTransaction } from '../../db/in-transaction.ts'
import { setPriceDay } from '../../db/price-day.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { purge } from '../../jobs/purge.ts'
import { eraseUser } from '../profile/erase-user.ts'
import { findUser } from '../profile/user.queries.ts'
import { type AlertWorld, openAlertWorld } from './testing/alert-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

withDatabase('alerts of a saved search', (open) => {
  let world: AlertWorld

  beforeAll(async () => {
    world = await openAlertWorld(await open())
  })
  beforeEach(() => world.clear())

  it('name the cars that match it and were published since, once an hour at most', async () => {
    const { user_id: owner } = await world.save('brand=toyota&priceMax=130000')
    await world.publish({ publishedAt: new Date(world.time.now - HOUR).toISOString() })
    const first = await world.publish()
    await world.publish({ price: 131_000 })
    await world.run()
    await world.run()
    expect((await world.sentTo(owner)).map(({ cars }) => cars)).toEqual([[first.id]])
    world.time.now += HOUR / 2
    const second = await world.publish()
    const third = await world.publish({ status: 'reserved' })
    await world.run()
    expect(await world.sentTo(owner)).toHaveLength(1)
    world.time.now += HOUR / 2
    await world.run()
    const [, last] = await world.sentTo(owner)
    expect(last?.cars.toSorted()).toEqual([second.id, third.id].toSorted())
  })

  it('name a car whose price was lowered into it, and none that was in it before', async () => {
    const dear = await world.publish({ price: 150_000, publishedAt: '2026-01-05T10:00:00.000Z' })
    const cheap = await world.publish({ price: 120_000, publishedAt: '2026-01-05T10:00:00.000Z' })
    const { user_id: owner } = await world.save('brand=toyota&priceMax=130000')
    await world.run()
    expect(await world.sent()).toEqual([])
    await world.change(dear.id, 'price = 125000, old_price = 150000')
    await world.change(cheap.id, 'price = 110000, old_price = 120000')
    await world.run()
    expect((await world.sentTo(owner)).map(({ cars }) => cars)).toEqual([[dear.id]])
  })

  it('do not name a car that was sold or does not match any more when the message is due', async () => {
    const { user_id: owner } = await world.save('priceMax=130000', 'daily')
    const sold = await world.publish()
    const dearer = await world.publish()
    const there = await world.publish()
    await world.run()
    expect(await world.sentTo(owner)).toEqual([])
    await world.change(sold.id, `status = 'sold', sold_at = now()`)
    await world.change(dearer.id, 'price = 140000')
    world.time.now += DAY
    await world.run()
    expect((await world.sentTo(owner)).map(({ cars }) => cars)).toEqual([[there.id]])
  })

  it('wait for the day, the week, and the end of the quiet hours', async () => {
    const daily = await world.save('', 'daily')
    const weekly = await world.save('', 'weekly')
    world.time.now = Date.parse('2026-06-03T21:30:00Z')
    const instant = await world.save('')
    await world.publish()
    const count = async () => {
      await world.run()
      const found = []
      for (const { user_id: owner } of [instant, daily, weekly]) found.push((await world.sentTo(owner)).length)
      return found
    }
    expect(await count()).toEqual([0, 0, 0])
    world.time.now = Date.parse('2026-06-04T07:00:00Z')
    expect(await count()).toEqual([1, 0, 0])
    world.time.now = Date.parse('2026-06-04T08:00:00Z')
    expect(await count()).toEqual([1, 1, 0])
    world.time.now = Date.parse('2026-06-07T12:00:00Z')
    expect(await count()).toEqual([1, 1, 0])
    world.time.now = Date.parse('2026-06-08T08:00:00Z')
    expect(await count()).toEqual([1, 1, 1])
  })

  it('come on the morning and the Monday after what was found, also where there was none of it before', async () => {
    const daily = await world.save('', 'daily')
    const weekly = await world.save('', 'weekly')
    const days = async ({ user_id: owner }: typeof daily) =>
      (await world.sentTo(owner)).map(({ at }) => new Date(at).toISOString())
    world.time.now = Date.parse('2026-06-10T12:00:00Z')
    await world.run()
    await world.publish()
    await world.run()
    expect([await days(daily), await days(weekly)]).toEqual([[], []])
    for (const morning of ['2026-06-11T08:00:00Z', '2026-06-12T08:00:00Z', '2026-06-15T08:00:00Z']) {
      world.time.now = Date.parse(morning)
      await world.run()
    }
    expect([await days(daily), await days(weekly)]).toEqual([
      ['2026-06-11T08:00:00.000Z'],
      ['2026-06-15T08:00:00.000Z'],
    ])
  })

  it('name a car whose price was lowered into it on the day on which it was published', async () => {
    const { id } = await world.publish({ price: 150_000, publishedAt: new Date().toISOString() })
    world.time.now = Date.now()
    await world.save('brand=toyota&priceMax=130000', 'daily')
    await world.database.pool.query(`update cars set published_at = now() - interval '1 hour' where id = $1`, [id])
    await world.run()
    await world.change(id, 'price = 125000')
    await world.run()
    const found = await world.database.kysely.selectFrom('saved_search_cars').select('car_id').execute()
    expect(found).toEqual([{ car_id: id }])
  })

  it('name a car whose price was lowered into it yesterday or today, by the days of the edition', async () => {
    const lowered = async (day: string) => {
      const { id } = await world.publish({ price: 150_000, publishedAt: '2026-01-05T10:00:00.000Z' })
      await inTransaction(world.database, async (write) => {
        await setPriceDay(write, day)
        await write
          .updateTable('cars')
          .set({ price: 125_000 })
          .where('edition', '=', 'ma')
          .where('id', '=', id)
          .execute()
      })
      return id
    }
    // Half an hour past midnight in Morocco.
    world.time.now = Date.parse('2026-06-03T23:30:00Z')
    await world.save('brand=toyota&priceMax=130000', 'daily')
    await lowered('2026-06-02')
    const expected = [await lowered('2026-06-03'), await lowered('2026-06-04')]
    await world.run()
    const found = await world.database.kysely.selectFrom('saved_search_cars').select('car_id').execute()
    expect(found.map(({ car_id: id }) => id).toSorted()).toEqual(expected.toSorted())
  })

  it('go to a verified number where the user wants that, short, with a link to stop them', async () => {
    const owner = await world.addOwner('+212661234567')
    await world.save('brand=toyota', 'instant', { channel: 'phone', owner })
    await world.publish()
    await world.run()
    const [message] = await world.sentTo(owner)
    expect(message?.channel).toBe('sms')
    expect(message?.text).toMatch(/https:\/\/otosafi\.ma\/fr\/unsubscribe-blog\/[\w-]{43}\?for=alerts/)
  })

  it('can be stopped with one click of a mail program, by the same link in every mail', async () => {
    const { user_id: owner } = await world.save('')
    await world.publish()
    await world.run()
    world.time.now += HOUR
    await world.publish()
    await world.run()
    const links = (await world.sentTo(owner)).map(({ headers }) => headers?.['List-Unsubscribe'])
    expect(links[0]).toMatch(/^<https:\/\/otosafi\.ma\/api\/alerts\/stop\/[\w-]{43}>$/)
    expect(links[1]).toBe(links[0])
  })

  it('have nothing waiting of what was found during a pause', async () => {
    const { id } = await world.save('')
    const setPaused = (paused: boolean) =>
      world.database.pool.query('update saved_searches set paused = $2 where id = $1', [id, paused])
    await setPaused(true)
    const car = await world.publish()
    await world.run()
    const found = await world.database.kysely
      .selectFrom('saved_search_cars')
      .select(['car_id', 'reported_at'])
      .where('search_id', '=', id)
      .execute()
    expect(found).toEqual([{ car_id: car.id, reported_at: new Date(world.time.now) }])
    await setPaused(false)
    await world.run()
    expect(await world.sent()).toEqual([])
  })

  it('are not sent for what is paused or deleted, nor to an account that was erased', async () => {
    const paused = await world.save('')
    const deleted = await world.save('')
    const erased = await world.save('')
    const user = await findUser(world.database, 'ma', erased.user_id)
    await world.publish()
    world.time.now += HOUR / 4
    await world.database.pool.query('update saved_searches set paused = true where id = $1', [paused.id])
    await world.database.pool.query('delete from saved_searches where id = $1', [deleted.id])
    if (user) await inTransaction(world.database, (write) => eraseUser(write, user))
    await world.run()
    expect(await world.sent()).toEqual([])
  })

  it('keep no car of a search that left the site more than 30 days ago', async () => {
    const search = await world.save('')
    const [sold, soldLater, withdrawn, shown] = [
      await world.publish(),
      await world.publish(),
      await world.publish(),
      await world.publish(),
    ]
    await world.run()
    const { pool, kysely } = world.database
    const at = (days: number) => new Date(world.time.now + days * DAY)
    for (const [car, day] of [[sold, 1] as const, [soldLater, 2] as const])
      await pool.query(`update stock set status = 'sold', sold_at = $2 where id = $1`, [car.id, at(day)])
    await pool.query('update stock set is_listed = false, withdrawn_at = $2 where id = $1', [withdrawn.id, at(1)])
    const left = async (day: number) => {
      await purge(world.database, at(day))
      const rows = await kysely
        .selectFrom('saved_search_cars')
        .select('car_id')
        .where('search_id', '=', search.id)
        .execute()
      return rows.map(({ car_id: id }) => id).toSorted()
    }
    expect(await left(30)).toHaveLength(4)
    expect(await left(31)).toEqual([soldLater.id, shown.id].toSorted())
    expect(await left(400)).toEqual([shown.id])
    // A run reads the cars that have left since the one before it, however many left earlier.
    const note = (car: { id: string }) =>
      pool.query(`insert into saved_search_cars (edition, search_id, car_id, found_at) values ('ma', $1, $2, $3)`, [
        search.id,
        car.id,
        at(0),
      ])
    await note(withdrawn)
    await pool.query(`update stock set status = 'sold', sold_at = $2 where id = $1`, [shown.id, at(371)])
    expect(await left(401)).toEqual([withdrawn.id])
  })
})
