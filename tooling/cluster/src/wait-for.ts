import { setTimeout as sleep } from 'node:timers/promises'

/** Polls `look` until it returns something. Throws after the timeout; `what` names it. */
export async function waitFor<T>(
  what: string,
  timeoutMs: number,
  look: () => Promise<T | null | undefined>,
): Promise<T> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const found = await look()
    if (found !== null && found !== undefined) return found
    await sleep(100)
  }
  throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
}
