import fc from 'fast-check'
import { it } from 'vitest'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { providerOfWalks, walkPayments } from './testing/walk-payments.ts'

withDatabase('deposits under random payments, notices, failures and steps', (open) => {
  it('are noted once each, and paid back once where they are due', { timeout: 300_000 }, async () => {
    const database = await open()
    const { provider, payments } = providerOfWalks()
    const world = await openBookingWorld(database, { payments })
    await fc.assert(
      fc.asyncProperty(fc.integer(), (seed) => walkPayments(seed, { database, world, provider })),
      { numRuns: 16, endOnFailure: true },
    )
  })
})
