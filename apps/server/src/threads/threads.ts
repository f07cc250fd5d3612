import { Worker } from 'node:worker_threads'

import type { ThreadAnswer } from './answer-jobs.ts'

/** A message that Node sends for each module that a thread loads, in watch mode (`pnpm dev`). Not an answer. */
type WatchNotice = Readonly<Record<'watch:import' | 'watch:require', readonly string[]>>

/** A pool of threads for jobs of one kind; a thread runs one job at a time. */
export type Threads<Job, Result> = {
  /**
   * Runs a job on an idle thread, or on a new one: callers bound the number of jobs. Rejects where the job fails or its
   * thread dies.
   */
  ask(job: Job): Promise<Result>
  /** Waits for the jobs under way and ends the threads. */
  close(): Promise<void>
}

/** Idle timeout of a thread, which takes 20 to 60 MB. */
const IDLE_TIMEOUT_MS = 60_000

/**
 * The largest heap of a thread, megabytes: one that needs more fails its job and is ended, not the process. The young
 * generation is small, since a job allocates little; Node's default is 48.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 }

/**
 * A pool of threads that run `script`, which answers by `answerJobs`: for work that would block the server. A thread is
 * started when needed and ended after `idleTime` milliseconds without work; it does not keep the process alive. One that
 * dies fails its job and is replaced.
 */
export function createThreads<Job, Result>(script: URL, idleTime = IDLE_TIMEOUT_MS): Threads<Job, Result> {
  const idle: { worker: Worker; end: NodeJS.Timeout }[] = []
  const busy = new Set<Promise<unknown>>()
  const all = new Set<Worker>()
  let closed = false

  function start(): Worker {
    const worker = new Worker(script, { resourceLimits: HEAP })
    all.add(worker)
    // Without a listener, the error of a thread would end the process.
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

  /** The most recently used thread, so that surplus threads become idle. */
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
