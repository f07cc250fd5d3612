import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What a thread answers to a job. */
export type ThreadAnswer<Result> = { result: Result } | { failure: string }

/** Work of a thread; who starts it knows the kind of its jobs. */
type Work = (job: never) => unknown

/**
 * Answers each job that this thread is given with what `work` makes of it; to be called once, in a thread's script.
 * `who` waits for it: work in the `background` leaves the processor to visitors.
 */
export function answerJobs(work: Work, who: 'visitors' | 'background' = 'background'): void {
  // On Linux a priority is the thread's own, elsewhere it would be the whole process's.
  if (who === 'background' && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', (job: unknown) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    void answerTo(work, job).then((answer) => parentPort?.postMessage(answer))
  })
}

async function answerTo(work: Work, job: unknown): Promise<ThreadAnswer<unknown>> {
  try {
    return { result: await work(job as never) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
