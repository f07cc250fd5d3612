import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Car } from '@otosafi/domain/car/car'

import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { forgetNews } from '../wishlists/favourites.ts'
import { type AlertWorld, openAlertWorld } from './testing/alert-world.ts'

const HOUR = 3_600_000

withDatabase('alerts about favourites', (open) => {
  let world: AlertWorld

  beforeAll(async () => {
    world = await openAlertWorld(await open())
  })
  beforeEach(() => world.clear())

  const keep = async (car: Car, options = {}) => {
    const userId = await world.addOwner()
    await world.keep(userId, car, options)
    return userId
  }

  it('tell of a lower price, against the one that was kept or told last, once', async () => {
    const car = await world.publish()
    const owner = await keep(car)
    await world.run()
    expect(await world.sentTo(owner)).toEqual([])
    await world.change(car.id, 'price = 120000')
    await world.run()
    await world.run()
    expect((await world.sentTo(owner)).map(({ cars }) => cars)).toEqual([[car.id]])
    world.time.now += 2 * HOUR
    await world.change(car.id, 'price = 125000')
    await world.run()
    expect(await world.sentTo(owner)).toHaveLength(1)
    await world.change(car.id, 'price = 119000')
    await world.run()
    expect((await world.sentTo(owner)).map(({ text }) => /119.000/.test(text))).toEqual([false, true])
  })

  it('say nothing of a price that rose again before the message was due', async () => {
    const car = await world.publish()
    const owner = await keep(car)
    world.time.now = Date.parse('2026-06-03T22:00:00Z')
    await world.change(car.id, 'price = 120000')
    await world.run()
    await world.change(car.id, `price = ${car.price}`)
    world.time.now += 12 * HOUR
    await world.run()
    expect(await world.sentTo(owner)).toEqual([])
  })

  it('tell that a car is for sale again that was reserved or sold', async () => {
    const car = await world.publish()
    const owner = await keep(car)
    await world.change(car.id, `status = 'reserved'`)
    await world.run()
    expect(await world.sentTo(owner)).toEqual([])
    await world.change(car.id, `status = 'available'`)
    await world.run()
    await world.run()
    expect((await world.sentTo(owner)).map(({ cars }) => cars)).toEqual([[car.id]])
  })

  it('say nothing of a price that fell before they were turned on, also when the car changes since', async () => {
    const car = await world.publish()
    const owner = await keep(car, { alerts: false })
    await world.change(car.id, 'price = 120000')
    await world.run()
    await world.database.pool.query('update users set favourite_alerts = true where id = $1', [owner])
    await inTransaction(world.database, (write) => forgetNews(write, { edition: 'ma', userId: owner }))
    await world.change(car.id, `color = 'red'`)
    await world.run()
    expect(await world.sentTo(owner)).toEqual([])
    await world.change(car.id, 'price = 119000')
    await world.run()
    expect((await world.sentTo(owner)).map(({ text }) => /119.000[^\n]*120.000/.test(text))).toEqual([true])
  })

  it('are sent to nobody who has not asked for them', async () => {
    const car = await world.publish()
    const owner = await keep(car, { alerts: false })
    await world.change(car.id, 'price = 100000')
    await world.run()
    expect(await world.sentTo(owner)).toEqual([])
  })
})
