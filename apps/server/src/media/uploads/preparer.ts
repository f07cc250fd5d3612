import { unavailable } from '../../contract/problem.ts'
import { createTaskQueue, QueueFull, type QueueLoad } from '../../threads/task-queue.ts'
import { createThreads } from '../../threads/threads.ts'
import { type PictureJob, type Preparation, preparePicture } from './prepare-picture.ts'

/** Prepares uploaded pictures one after the other: a decoded one takes up to 260 MB. */
export type PicturePreparer = {
  /** Rejects with the problem `unavailable` where too many wait. */
  prepare(job: PictureJob): Promise<Preparation>
  /** Pictures that are being prepared, and that wait for it. */
  load(): QueueLoad
  /** Waits for the one that is under way. */
  close(): Promise<void>
}

/** Pictures that may wait: some seconds' work. */
const MAX_WAITING = 20

/** Prepares pictures on the caller's thread: for tests. */
export function createLocalPreparer(): PicturePreparer {
  return oneAtATime(preparePicture, () => Promise.resolve())
}

/** Prepares pictures on a worker thread, since one takes up to seconds. */
export function createThreadPreparer(): PicturePreparer {
  const threads = createThreads<PictureJob, Preparation>(new URL('prepare-worker.ts', import.meta.url))
  return oneAtATime(threads.ask, threads.close)
}

function oneAtATime(prepare: PicturePreparer['prepare'], close: PicturePreparer['close']): PicturePreparer {
  const enqueue = createTaskQueue(1, MAX_WAITING)
  return {
    async prepare(job) {
      try {
        return await enqueue(() => prepare(job), true).done
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error
        throw unavailable()
      }
    },
    load: enqueue.load,
    close,
  }
}
