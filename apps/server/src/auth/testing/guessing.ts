import { expect } from 'vitest'

import { Problem } from '../../contract/problem.ts'
import type { Database } from '../../db/database.ts'
import { createRateLimiter } from '../../limits/rate-limiter.ts'
import { type Account, createKnownDevices } from '../known-devices.ts'
import { createKnownNetworks } from '../known-networks.ts'
import { createSignInGuesses, type Guess } from '../sign-in-guesses.ts'

export const SECOND = 1000
export const DAY = 24 * 3600 * SECOND

/** The owner of a day of guesses comes so often, in three ways each time. */
const OWNER_MS = 1500 * SECOND

/** The clock of a test, and the account that is guessed at; both may change. */
export type GuessingState = { now: number; account: Account }

/** Guesses at the password of an account, as a process on this database limits them. */
export type Guessing = ReturnType<typeof createGuessing>

export function createGuessing(database: Pick<Database, 'kysely'>, state: GuessingState) {
  const clock = () => state.now

  const services = () => {
    const devices = createKnownDevices(database, clock)
    const networks = createKnownNetworks(database, clock)
    const guesses = createSignInGuesses({
      limiter: createRateLimiter(database, clock),
      devices,
      networks,
      limit: { times: 300, seconds: 3600 },
    })
    return { devices, networks, guesses }
  }
  /** Milliseconds until a guess may come again; 0 where it is heard, and told so where it is right. */
  const pauseBefore = async (changes: Partial<Guess>, isRight = false) => {
    const { account } = state
    const guess = { account, identifier: 'salma@example.org', address: '192.0.2.1', device: null, ...changes }
    try {
      const succeed = await services().guesses.count(guess)
      if (isRight) await succeed()
      return 0
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate_limited')
        return Number(error.headers['Retry-After']) * SECOND
      throw error
    }
  }
  const isHeard = async (changes: Partial<Guess>, isRight = false) => (await pauseBefore(changes, isRight)) === 0

  return { services, pauseBefore, isHeard }
}

/**
 * Has so many networks guess for a day, each again the moment that it may, while the owner signs in now and then: by a known device,
 * from a known network, and as somebody new. Expects 13 guesses of each to be heard beside the first hundred, and the owner at once.
 */
export async function expectFewGuesses(
  networks: number,
  { services, pauseBefore, isHeard }: Guessing,
  state: GuessingState,
): Promise<void> {
  const device = await services().devices.issue(state.account)
  expect(await isHeard({ address: '192.0.2.20' }, true)).toBe(true)
  const begin = state.now
  const end = begin + DAY
  const dueAt = Array.from({ length: networks }, () => begin)
  let heard = 0
  const owner: boolean[] = []
  for (let due = begin; due < end; due = Math.min(...dueAt)) {
    state.now = Math.max(state.now, due)
    const network = dueAt.indexOf(due)
    const pause = await pauseBefore({ address: `198.18.${network}.1` })
    if (pause === 0) heard++
    dueAt[network] = state.now + Math.max(pause, SECOND)
    if (state.now < begin + owner.length * OWNER_MS) continue
    owner.push(await isHeard({ address: `203.0.113.${owner.length}`, device }, true))
    owner.push(await isHeard({ address: '192.0.2.20' }, true))
    owner.push(await isHeard({ address: `203.0.113.${owner.length}` }, true))
  }
  expect(heard).toBeGreaterThan(networks * 10)
  expect(heard).toBeLessThanOrEqual(100 + networks * 13)
  expect(owner.length).toBeGreaterThanOrEqual(3 * 14)
  expect(owner).toEqual(owner.map(() => true))
}
