import { beforeAll, beforeEach, expect, it } from 'vitest'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import {
  type AskedVerification,
  type ContactVerifications,
  createContactVerifications,
} from './contact-verifications.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Servers on one database, each with its own memory. */
const SERVERS = 3
const GUESSES = 300
const AT_ONCE = 12

const CONTACT = { edition: 'ma', channel: 'email', destination: 'salma@example.org' } as const

withDatabase('guesses at codes, from everywhere and through several servers', (open) => {
  let database: Database
  let servers: ContactVerifications[] = []
  let now = Date.parse('2026-06-01T00:00:00Z')

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => {
    now += 2 * DAY_MS
    servers = Array.from({ length: SERVERS }, () => createContactVerifications(database, () => now))
  })

  const ask = (replaces?: string): Promise<AskedVerification | null> =>
    inTransaction(database, (write) =>
      (servers[0] as ContactVerifications).ask(write, CONTACT, { userId: null, replaces }),
    ).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'rate_limited') return null
      throw error
    })
  /** A server's answer to a guess: `right`, or the problem's code. */
  const guess = async (at: number, id: string, code: string): Promise<string> => {
    try {
      await (servers[at % SERVERS] as ContactVerifications).check({ id, contact: CONTACT, code }, async () => undefined)
      return 'right'
    } catch (error) {
      if (error instanceof Problem) return error.code
      throw error
    }
  }

  it(`are ten in a day and three for a code, of ${GUESSES} in bursts, and then the right one is not heard either`, async () => {
    const heard = new Map<string, number>()
    let last: AskedVerification | null = null
    let asked = 0
    for (let made = 0; made < GUESSES; made += AT_ONCE) {
      // A new code as often as one is sent; guesses go on with the last where none is.
      const next = await ask(last?.id)
      if (next !== null) {
        last = next
        asked++
      }
      const { id, code } = last as unknown as AskedVerification
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, place) => {
          const wrong = String((Number(code) + 1 + made + place) % 100_000).padStart(5, '0')
          return guess(made + place, id, wrong)
        }),
      )
      const compared = answers.filter((answer) => answer === 'otp_invalid').length
      expect(answers.filter((answer) => !['otp_invalid', 'otp_expired', 'rate_limited'].includes(answer))).toEqual([])
      heard.set(id, (heard.get(id) ?? 0) + compared)
      now += 10 * MINUTE_MS
    }
    const counts = [...heard.values()]
    expect(asked).toBeGreaterThan(4)
    expect(Math.max(...counts)).toBe(3)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10)
    const { id, code } = last as unknown as AskedVerification
    expect(await guess(0, id, code)).toBe('rate_limited')
    // A day after the last wrong one it is free again.
    now += DAY_MS
    const fresh = (await ask()) as AskedVerification
    expect(await guess(1, fresh.id, fresh.code)).toBe('right')
  })

  it('are never more than three at one code, however many come at once, and the right one is among them once', async () => {
    const { id, code } = (await ask()) as AskedVerification
    const right = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guess(at, id, code)))
    expect(right.filter((answer) => answer === 'right')).toHaveLength(1)
    expect(new Set(right)).toEqual(new Set(['right', 'otp_expired']))
  })
})
