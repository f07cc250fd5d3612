import { hash, parseOptions, verify } from '@node-rs/argon2'

import { createTaskQueue } from '../threads/task-queue.ts'

/** What a guess costs: 19 MiB and some 10 ms of one core, the least that OWASP advises for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Half of the threads that also read files and make pictures, so that a flood of guesses stops none of that. */
const enqueue = createTaskQueue(2)

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return enqueue(work, true).done
}

/** Written like every other hash, of a password that nobody knows. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(plain(password), COST))
}

/**
 * Whether a password is the one of `stored`. Where there is nobody (null) it is not, and finding out takes as long
 * (decision 20).
 */
export function isPassword(password: string, stored: string | null): Promise<boolean> {
  return inTurn(async () => (await verify(stored ?? NOBODYS, plain(password))) && stored !== null)
}

/** Whether a hash was made when guesses cost something else. */
export function isOutdated(stored: string): boolean {
  const made = parseOptions(stored)
  return Object.entries(COST).some(([name, value]) => made[name as keyof typeof COST] !== value)
}

/** Keyboards write the same letters in different ways. */
function plain(password: string): string {
  return password.toWellFormed().normalize('NFKC')
}
