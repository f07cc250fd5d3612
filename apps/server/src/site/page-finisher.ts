import { availableParallelism } from 'node:os'

import { createTaskQueue } from '../threads/task-queue.ts'
import { createThreads } from '../threads/threads.ts'
import type { FinishJob, ReadyPage } from './finish-page.ts'

/** Makes pages ready to send, as many at once as there are threads for it. */
export type PageFinisher = {
  finish(job: FinishJob): Promise<ReadyPage>
  /** Waits for what is being done and ends the threads. */
  close(): Promise<void>
}

/** Rendering has one thread, which a few can keep pace with. */
const MOST_THREADS = 3

/** Makes pages ready on threads of their own: the one that renders has over a quarter of its time back. */
export function createPageFinisher(): PageFinisher {
  const threads = createThreads<FinishJob, ReadyPage>(new URL('finish-worker.ts', import.meta.url))
  const enqueue = createTaskQueue(Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)))
  return { finish: (job) => enqueue(() => threads.ask(job), false).done, close: threads.close }
}
