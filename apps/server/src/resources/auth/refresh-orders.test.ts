import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { createSessions, type Sessions } from '../../auth/sessions.ts'
import type { Tokens } from '../../contract/session.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { addUser } from '../../testing/users.ts'

/** P-27: how long a used token is still accepted, and how many times. */
const GRACE_PERIOD_MS = 10_000
const MAX_GRACE_USES = 3
const ORDERS = 20

/** Pauses around the end of the grace period. */
const PAUSES_MS = [0, 0, 1, 4000, 9999, 10_000, 10_001, 20_000] as const

/** One step: after a pause, some of the tokens that were given so far come back at the same moment. */
type Step = { pause: number; brought: number[] }

const orders: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ pause: fc.constantFrom(...PAUSES_MS), brought: fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }) }),
  { minLength: 3, maxLength: 10 },
)

const isGiven = (answer: Awaited<ReturnType<Sessions['refresh']>>): answer is Tokens =>
  typeof answer !== 'string' && 'refresh' in answer

/** What a token may still be used for, as the rules have it. */
type Known = { tokens: Tokens; usedAt: number | null; graceUses: number }

withDatabase('refresh tokens that come back in any order', (open) => {
  let database: Database
  let sessions: Sessions
  let userId = ''
  let now = Date.parse('2026-06-01T12:00:00Z')

  beforeAll(async () => {
    database = await open()
    sessions = createSessions(database, () => now)
    userId = await addUser(database, { email: 'salma@example.org' })
  })

  const isOpen = async ({ access }: Tokens) => typeof (await sessions.find('ma', access)) !== 'string'

  it('are each good for one use and three within the grace period; one that comes later ends the session', async () => {
    let ended = 0
    const follow = async (steps: readonly Step[]) => {
      const first = await sessions.open({ edition: 'ma', userId, remembered: true, device: '' })
      const known: Known[] = [{ tokens: first, usedAt: null, graceUses: 0 }]
      let isEnded = false
      for (const { pause, brought } of steps) {
        now += pause
        const uses = brought.map((place) => known[place % known.length]).filter((each) => each !== undefined)
        const isReuse = uses.some(({ usedAt }) => usedAt !== null && now - usedAt > GRACE_PERIOD_MS)
        const answers = await Promise.all(uses.map(({ tokens }) => sessions.refresh('ma', tokens.refresh)))
        const given = answers.filter((answer) => isGiven(answer))
        if (isEnded) expect(answers).toEqual(answers.map(() => 'unauthorized'))
        else if (!isReuse) {
          for (const used of new Set(uses)) {
            const own = answers.filter((_, place) => uses[place] === used)
            const left = (used.usedAt === null ? 1 : 0) + MAX_GRACE_USES - used.graceUses
            const good = Math.min(left, own.length)
            const crowded = own.filter((answer) => answer === 'rate_limited')
            expect([own.filter((answer) => isGiven(answer)).length, crowded.length]).toEqual([good, own.length - good])
            used.graceUses += used.usedAt === null ? good - 1 : good
            used.usedAt ??= now
          }
        }
        known.push(...given.map((tokens) => ({ tokens, usedAt: null, graceUses: 0 })))
        if (isReuse && !isEnded) {
          isEnded = true
          ended++
        }
        // The whole family, the newest too, also what was given at the very moment.
        for (const { tokens } of isEnded ? known : known.slice(-2)) expect(await isOpen(tokens)).toBe(!isEnded)
        if (isEnded) {
          const after = await Promise.all(known.map(({ tokens }) => sessions.refresh('ma', tokens.refresh)))
          expect(new Set(after)).toEqual(new Set(['unauthorized']))
        }
      }
      const tokens = known.map((each) => each.tokens.refresh)
      expect(new Set(tokens).size).toBe(tokens.length)
    }
    await fc.assert(fc.asyncProperty(orders, follow), { numRuns: ORDERS, seed: 20_260_601 })
    expect(ended).toBeGreaterThan(ORDERS / 4)
    expect(ended).toBeLessThan(ORDERS)
  })

  it('of one session end no other', async () => {
    const [mine, other] = [
      await sessions.open({ edition: 'ma', userId, remembered: true, device: '' }),
      await sessions.open({ edition: 'ma', userId, remembered: true, device: '' }),
    ]
    await sessions.refresh('ma', mine.refresh)
    now += GRACE_PERIOD_MS + 1
    expect(await sessions.refresh('ma', mine.refresh)).toEqual({ endedOf: userId })
    expect([await isOpen(mine), await isOpen(other)]).toEqual([false, true])
    expect(isGiven(await sessions.refresh('ma', other.refresh))).toBe(true)
  })
})
