import { Worker } from 'node:worker_threads'

import type { ThreadAnswer } from './answer-jobs.ts'

/** What Node says on a thread's channel of each module that it loads, where it watches files (`pnpm dev`). No answer. */
type WatchNotice = Readonly<Record<'watch:import' | 'watch:require', readonly string[]>>

/** Does jobs of one kind on threads of their own, one job on a thread at a time. */
export type Threads<Job, Result> = {
  /** Does a job on a thread that is free, or on a new one: whoever asks keeps to a number at a time. Rejects where the job fails or its thread dies. */
  ask(job: Job): Promise<Result>
  /** Waits for what is being done and ends what was started. */
  close(): Promise<void>
}

/** Milliseconds after which a thread that has nothing to do is ended: an idle one keeps 20 to 60 MB. */
const IDLE = 60_000

/**
 * Heap of a thread at most, megabytes. One that needs more fails its job and is ended, not the process. New objects have
 * as much room as a job's are few: Node's own figure is 48.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 }

/**
 * Threads that run `script`, which answers by `answerJobs`: for work that takes longer than a server may leave everybody
 * else waiting. A thread is started when it is needed and ended when it was not for `idleTime` milliseconds; it does not
 * keep the process alive. One that dies fails its job and is replaced.
 */
export function createThreads<Job, Result>(script: URL, idleTime = IDLE): Threads<Job, Result> {
  const idle: { worker: Worker; end: NodeJS.Timeout }[] = []
  const busy = new Set<Promise<unknown>>()
  const all = new Set<Worker>()
  let closed = false

  function start(): Worker {
    const worker = new Worker(script, { resourceLimits: HEAP })
    all.add(worker)
    // Without a listener a thread's death would be the process's.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      all.delete(worker)
      forget(worker)
    })
    return worker
  }

  function forget(worker: Worker): void {
    const at = idle.findIndex((each) => each.worker === worker)
    for (const { end } of at >= 0 ? idle.splice(at, 1) : []) clearTimeout(end)
  }

  function rest(worker: Worker): void {
    worker.unref()
    const end = setTimeout(() => {
      forget(worker)
      void worker.terminate()
    }, idleTime).unref()
    idle.push({ worker, end })
  }

  /** The thread that was busy last, so that of several those that are not needed come to their end. */
  function take(): Worker {
    const found = idle.pop()
    clearTimeout(found?.end)
    return found?.worker ?? start()
  }

  function hand(worker: Worker, job: Job): Promise<Result> {
    worker.ref()
    return new Promise<Result>((resolve, reject) => {
      const settle = (finish: () => void): void => {
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
        finish()
      }
      const onMessage = (message: ThreadAnswer<Result> | WatchNotice): void => {
        if (!('result' in message || 'failure' in message)) return
        settle(() => {
          rest(worker)
          if ('result' in message) resolve(message.result)
          else reject(new Error(message.failure))
        })
      }
      const onError = (error: unknown): void => settle(() => reject(error))
      const onExit = (): void => settle(() => reject(new Error('The thread ended')))
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job)
    })
  }

  return {
    async ask(job) {
      if (closed) throw new Error('The threads are closed')
      const asked = hand(take(), job)
      busy.add(asked)
      try {
        return await asked
      } finally {
        busy.delete(asked)
      }
    },
    async close() {
      closed = true
      await Promise.allSettled(busy)
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
