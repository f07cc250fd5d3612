import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `look` finds something, and returns it. Throws where it has not after so many milliseconds. */
export async function until<T>(
  what: string,
  milliseconds: number,
  look: () => Promise<T | null | undefined>,
): Promise<T> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const found = await look()
    if (found !== null && found !== undefined) return found
    await sleep(100)
  }
  throw new Error(`${what}: not within ${milliseconds / 1000} s`)
}
