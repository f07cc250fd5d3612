import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { createSessions, type Sessions } from '../../auth/sessions.ts'
import type { Tokens } from '../../contract/session.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { purge } from '../../jobs/purge.ts'
import { addUser } from '../../testing/users.ts'

/** P-27: how long a used token is still accepted. */
const GRACE_PERIOD_MS = 30_000
const ORDERS = 20
const CROWD = 50

/** Pauses around the end of the grace period. */
const PAUSES_MS = [0, 0, 1, 12_000, 29_999, 30_000, 30_001, 50_000] as const

/** One step: after a pause, some of the tokens that were given so far come back at the same moment. */
type Step = { pause: number; brought: number[] }

const orders: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ pause: fc.constantFrom(...PAUSES_MS), brought: fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }) }),
  { minLength: 3, maxLength: 10 },
)

const isGiven = (answer: Awaited<ReturnType<Sessions['refresh']>>): answer is Tokens =>
  typeof answer !== 'string' && 'refresh' in answer

/** A token that was given, when it was used first, and what was given for it. */
type Known = { tokens: Tokens; usedAt: number | null; next: Tokens | null }

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

  it('are each good for the same new pair within the grace period; one that comes later ends the session', async () => {
    let ended = 0
    const follow = async (steps: readonly Step[]) => {
      const first = await sessions.open({ edition: 'ma', userId, remembered: true, device: '' })
      const known: Known[] = [{ tokens: first, usedAt: null, next: null }]
      let isEnded = false
      for (const { pause, brought } of steps) {
        now += pause
        const uses = brought.map((place) => known[place % known.length]).filter((each) => each !== undefined)
        const isReuse = uses.some(({ usedAt }) => usedAt !== null && now - usedAt > GRACE_PERIOD_MS)
        const answers = await Promise.all(uses.map(({ tokens }) => sessions.refresh('ma', tokens.refresh)))
        if (isEnded) expect(answers).toEqual(answers.map(() => 'unauthorized'))
        else if (!isReuse) {
          for (const used of new Set(uses)) {
            const own = answers.filter((_, place) => uses[place] === used)
            const next = used.next ?? own.find(isGiven) ?? null
            expect(own).toEqual(own.map(() => next))
            if (used.next === null && next !== null) known.push({ tokens: next, usedAt: null, next: null })
            used.next = next
            used.usedAt ??= now
          }
        } else known.push(...answers.filter(isGiven).map((tokens) => ({ tokens, usedAt: null, next: null })))
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
      if (isEnded) return
      const tokens = known.map((each) => each.tokens.refresh)
      expect(new Set(tokens).size).toBe(tokens.length)
    }
    await fc.assert(fc.asyncProperty(orders, follow), { numRuns: ORDERS, seed: 20_260_601 })
    expect(ended).toBeGreaterThan(ORDERS / 4)
    expect(ended).toBeLessThan(ORDERS)
  })

  it('are good for one new pair, however many bring one at once to several servers, and one after the other', async () => {
    const others = [sessions, createSessions(database, () => now), createSessions(database, () => now)]
    const { refresh } = await sessions.open({ edition: 'ma', userId, remembered: true, device: '' })
    const bring = async (server: number) => others[server % others.length]?.refresh('ma', refresh)
    const crowd = await Promise.all(Array.from({ length: CROWD }, (_, at) => bring(at)))
    now += GRACE_PERIOD_MS
    const [pair] = crowd
    expect([...crowd, await bring(1)]).toEqual(Array.from({ length: CROWD + 1 }, () => pair))
    expect(isGiven(pair as Tokens) && (await isOpen(pair as Tokens))).toBe(true)
    const { rows } = await database.pool.query(
      'select count(*)::integer as n from refresh_tokens where used_at is null',
    )
    const [before] = rows
    expect(isGiven(await sessions.refresh('ma', (pair as Tokens).refresh))).toBe(true)
    const after = await database.pool.query('select count(*)::integer as n from refresh_tokens where used_at is null')
    expect(after.rows).toEqual([before])
  })

  it('are kept for the next as hashes, and sealed by the one before for its grace alone', async () => {
    const stored = async () => {
      const { rows } = await database.pool.query(
        'select t::text as row from refresh_tokens as t where used_at is not null',
      )
      return rows.map(({ row }) => String(row))
    }
    const { refresh } = await sessions.open({ edition: 'ma', userId, remembered: true, device: '' })
    const next = (await sessions.refresh('ma', refresh)) as Tokens
    expect((await stored()).join()).not.toContain(next.refresh)
    const sealed = () =>
      database.kysely
        .selectFrom('refresh_tokens')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .where('sealed_next', 'is not', null)
        .where('used_at', '<', new Date(now - GRACE_PERIOD_MS))
        .executeTakeFirstOrThrow()
    now += GRACE_PERIOD_MS + 1
    expect(Number((await sealed()).n)).toBeGreaterThan(0)
    await purge(database, new Date(now))
    expect(Number((await sealed()).n)).toBe(0)
    expect(await sessions.refresh('ma', refresh)).toEqual({ endedOf: userId })
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
