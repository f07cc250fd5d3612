/** Runs tasks, at most `limit` at once, the others in their order of arrival. */
export function createSemaphore(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // A waiting task takes over this place, so the count stays; without one the place is given back.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
