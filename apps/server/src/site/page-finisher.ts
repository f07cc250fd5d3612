import { availableParallelism } from 'node:os'

import { createTaskQueue } from '../threads/task-queue.ts'
import { createThreads } from '../threads/threads.ts'
import type { FinishJob, ReadyPage } from './finish-page.ts'

/** Finishes pages on worker threads. */
export type PageFinisher = {
  finish(job: FinishJob): Promise<ReadyPage>
  /** Waits for the pages under way, and ends the threads. */
  close(): Promise<void>
}

/** Rendering has one thread: a few for finishing are enough. */
const MAX_THREADS = 3

/** Creates the finisher: it takes over a quarter of the main thread's work on a page (record 0020). */
export function createPageFinisher(): PageFinisher {
  const threads = createThreads<FinishJob, ReadyPage>(new URL('finish-worker.ts', import.meta.url))
  const enqueue = createTaskQueue(Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)))
  return { finish: (job) => enqueue(() => threads.ask(job), false).done, close: threads.close }
}
