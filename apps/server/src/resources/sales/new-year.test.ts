import { expect, it } from 'vitest'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { openSaleWorld } from './testing/sale-world.ts'

withDatabase('a car that is offered while the year is new in its country alone', (open) => {
  it('may be of the model year after that one, and of no later one', async () => {
    // Half past midnight in Morocco.
    const world = await openSaleWorld(await open(), { now: '2025-12-31T23:30:00Z' })
    const statusOf = async (modelYear: string) => (await world.sell({ ...world.seller(), modelYear })).status
    expect([await statusOf('2027'), await statusOf('2028')]).toEqual([201, 422])
  })
})
