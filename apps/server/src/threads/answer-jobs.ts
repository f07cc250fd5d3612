import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** A thread's answer to a job. */
export type ThreadAnswer<Result> = { result: Result } | { failure: string }

/** The work of a thread. */
type Work<Result> = (job: never) => Result | Promise<Result>

/**
 * Answers each job of this thread with the result of `work`; to be called once, in a thread's script. `who` says who waits
 * for it: `background` work has a lower priority. The bytes that `transferred` names of a result are transferred, all others
 * are copied.
 */
export function answerJobs<Result>(
  work: Work<Result>,
  who: 'visitors' | 'background' = 'background',
  transferred: (result: Result) => ArrayBuffer[] = () => [],
): void {
  // On Linux a priority is the thread's own, elsewhere it would be the whole process's.
  if (who === 'background' && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', (job: unknown) => {
    void answerTo(work, job).then((answer) =>
      parentPort?.postMessage(answer, 'result' in answer ? transferred(answer.result) : []),
    )
  })
}

async function answerTo<Result>(work: Work<Result>, job: unknown): Promise<ThreadAnswer<Result>> {
  try {
    return { result: await work(job as never) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
