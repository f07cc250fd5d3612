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

/**
 * Threads that run `script`, which answers by `answerJobs`: for work that takes longer than a server may leave everybody
 * else waiting. A thread is started when it is first needed and does not keep the process alive; one that dies fails its
 * job and is replaced.
 */
export function createThreads<Job, Result>(script: URL): Threads<Job, Result> {
  const idle: Worker[] = []
  const busy = new Set<Promise<unknown>>()
  const all = new Set<Worker>()
  let closed = false

  function start(): Worker {
    const worker = new Worker(script)
    all.add(worker)
    // Without a listener a thread's death would be the process's.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    return worker
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
          worker.unref()
          idle.push(worker)
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
      const asked = hand(idle.pop() ?? start(), job)
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
