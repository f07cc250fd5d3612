import { JobOverdue } from './job-overdue.ts'

/** How a run of a job ended. */
export type JobOutcome = 'done' | 'failed'

/** Called with the name of a job; the returned function is called with the outcome of each run. */
export type WatchJob = (job: string) => (outcome: JobOutcome) => void

type Work = (signal: AbortSignal) => Promise<void>

/**
 * The work of a job, whose outcomes go to `watch`, if there is one; that of a run that was stopped with its process only where it
 * came to its end.
 */
export function watched(watch: WatchJob | undefined, job: string, work: Work): Work {
  if (watch === undefined) return work
  const ended = watch(job)
  return async (signal) => {
    try {
      await work(signal)
    } catch (error) {
      if (!signal.aborted || signal.reason instanceof JobOverdue) ended('failed')
      throw error
    }
    ended('done')
  }
}
