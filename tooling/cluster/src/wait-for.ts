import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until a value is returned. Throws after the timeout; `what` names the condition in the error. */
export async function waitFor<T>(
  what: string,
  timeoutMs: number,
  poll: () => Promise<T | null | undefined>,
): Promise<T> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const found = await poll()
    if (found !== null && found !== undefined) return found
    await sleep(100)
  }
  throw new Error(`${what}: not within ${timeoutMs / 1000} s`)
}
