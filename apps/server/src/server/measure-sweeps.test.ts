import { expect, it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock, TODAY } from '../testing/cars.ts'
import { measureSweeps } from './measure-sweeps.ts'

withDatabase('the sweeps that are measured', (open) => {
  it('find all that is due, and write to everybody once', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 60)
    const seen: [string, number][] = []
    const sizes = { bookings: 20, searches: 5, cars: 10 }
    for await (const { sweep, messages } of measureSweeps(database, { edition: 'ma', day: TODAY }, sizes))
      seen.push([sweep, messages])
    expect(seen).toEqual([
      // To the visitor and to the team.
      ['2 of 20 bookings are past their deadline', 4],
      ['2 guests wait for these cars', 2],
      ['5 saved searches, 10 new cars', 5],
    ])
    const states = await database.kysely.selectFrom('bookings').select('state').where('state', '=', 'expired').execute()
    expect(states).toHaveLength(2)
  })
})
