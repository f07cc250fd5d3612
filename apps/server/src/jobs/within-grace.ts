import { setTimeout as sleep } from 'node:timers/promises'

/** How long a process that stops waits for others: a mail server, a storage, a provider. */
const GRACE_MS = 3000

/** Waits for what is under way when the process stops, and no longer than so many milliseconds. */
export async function withinGrace(work: readonly Promise<unknown>[], milliseconds = GRACE_MS): Promise<void> {
  await Promise.race([Promise.all(work), sleep(milliseconds, undefined, { ref: false })])
}
