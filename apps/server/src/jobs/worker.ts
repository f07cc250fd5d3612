/** A piece of work that runs beside the requests. */
export type Worker = {
  wake: () => void
  /** Tells what is under way to come to an end, waits for it, and never runs again. */
  stop: () => Promise<void>
}

/** Runs a piece of work when woken, never twice at once; woken meanwhile, it runs once more. Its signal says that it is to stop. */
export function createWorker(work: (signal: AbortSignal) => Promise<void>, report: (error: unknown) => void): Worker {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const state = { isWanted: false }
  const run = async (): Promise<void> => {
    while (state.isWanted && !stopping.signal.aborted) {
      state.isWanted = false
      await work(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) report(error)
      })
    }
    running = null
  }
  return {
    wake: () => {
      state.isWanted = true
      running ??= run()
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
