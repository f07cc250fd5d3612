/** A background job. */
export type Worker = {
  wake: () => void
  /** Aborts the run that is under way, waits for it, and never runs again. */
  stop: () => Promise<void>
}

/** Runs `work` when woken, never concurrently; woken during a run, it runs once more. Its signal is aborted on `stop`. */
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
