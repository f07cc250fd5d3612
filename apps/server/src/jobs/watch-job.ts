/** How a run of a job ended. */
export type JobOutcome = 'done' | 'failed'

/** Is told the name of a job; what it returns is told how each run has ended. */
export type WatchJob = (job: string) => (outcome: JobOutcome) => void

type Work = (signal: AbortSignal) => Promise<void>

/** The work of a job, told to `watch`, if anybody does. A run that was aborted tells nothing, unless it came to its end. */
export function watched(watch: WatchJob | undefined, job: string, work: Work): Work {
  if (watch === undefined) return work
  const ended = watch(job)
  return async (signal) => {
    try {
      await work(signal)
    } catch (error) {
      if (!signal.aborted) ended('failed')
      throw error
    }
    ended('done')
  }
}
