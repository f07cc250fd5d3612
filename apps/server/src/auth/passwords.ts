import { hash, parseOptions, verify } from '@node-rs/argon2'

import { Problem } from '../contract/problem.ts'
import { createTaskQueue } from '../threads/task-queue.ts'

/** The parameters of argon2id: 19 MiB and some 10 ms of one core, OWASP's minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Half of libuv's threads, so that a flood of attempts leaves the rest for files and pictures. */
const AT_ONCE = 2
/** Hashes at work and waiting: half a second's at most. */
export const MAX_UNFINISHED_HASHES = AT_ONCE + 48
/** When to come again, seconds. */
const RETRY_AFTER = '1'

const enqueue = createTaskQueue(AT_ONCE)
let unfinished = 0

/** Throws `unavailable` with Retry-After where too many passwords wait to be hashed; else takes a place until `work` is done. */
async function inPlace<T>(work: () => Promise<T>): Promise<T> {
  if (unfinished >= MAX_UNFINISHED_HASHES) throw new Problem('unavailable', { headers: { 'Retry-After': RETRY_AFTER } })
  unfinished += 1
  try {
    return await work()
  } finally {
    unfinished -= 1
  }
}

/** A hash of a random password, with the same parameters as all others. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes a password for storage. Throws `unavailable` where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inPlace(() => enqueue(() => hash(plain(password), COST), true).done)
}

/**
 * Whether a password matches `stored`. Without an account (null) it does not, and the answer takes as long (P-29).
 */
export type IsPassword = (password: string, stored: string | null) => Promise<boolean>

/**
 * Runs `work`, which compares a password, and has a place in the queue for it from its start: it throws `unavailable` where
 * too many wait, before an attempt is counted, so that a flood costs no visitor's attempts and next to no time.
 */
export function withPasswordCheck<T>(work: (isPassword: IsPassword) => Promise<T>): Promise<T> {
  return inPlace(() =>
    work((password, stored) => {
      const check = async () => (await verify(stored ?? NOBODYS, plain(password))) && stored !== null
      return enqueue(check, true).done
    }),
  )
}

/** Whether a hash was made with other parameters and should be renewed. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored)
  return Object.entries(COST).some(([name, value]) => made[name as keyof typeof COST] !== value)
}

/** Normalises: keyboards encode the same characters in different ways. */
function plain(password: string): string {
  return password.toWellFormed().normalize('NFKC')
}
