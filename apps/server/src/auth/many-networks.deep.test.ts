import { it } from 'vitest'

import { withDatabase } from '../db/testing/with-databases.ts'
import { addUser } from '../testing/users.ts'
import { createGuessing, expectFewGuesses } from './testing/guessing.ts'

withDatabase('guesses at one password from 40 networks at once', (open) => {
  it('are 13 for each in a day, and the first hundred; the owner is heard at once', { timeout: 240_000 }, async () => {
    const database = await open()
    const userId = await addUser(database, { email: 'salma@example.org' })
    const state = { now: Date.parse('2026-06-01T00:00:00Z'), account: { edition: 'ma' as const, userId } }
    await expectFewGuesses(40, createGuessing(database, state), state)
  })
})
