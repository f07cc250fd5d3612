/** A task in the queue. */
export type Ticket<T> = {
  done: Promise<T>
  /** Makes the task urgent. Does nothing when it is urgent, running or done. */
  hurry(): void
}

/** The number of tasks in a queue. */
export type QueueLoad = { readonly running: number; readonly waiting: number }

/** Enqueues a task; `urgent` ones run first, each kind in order of arrival. */
export type TaskQueue = (<T>(task: () => Promise<T>, urgent: boolean) => Ticket<T>) & { load: () => QueueLoad }

/** Thrown where the queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** A queue that runs at most `limit` tasks at once. Where `maxWaiting` wait already, it throws {@link QueueFull}. */
export function createTaskQueue(limit: number, maxWaiting = Number.POSITIVE_INFINITY): TaskQueue {
  type Waiting = { start: () => void }
  const urgentOnes: Waiting[] = []
  const others: Waiting[] = []
  let running = 0

  function next(): void {
    if (running >= limit) return
    const waiting = urgentOnes.shift() ?? others.shift()
    if (!waiting) return
    running += 1
    waiting.start()
  }

  const enqueue = <T>(task: () => Promise<T>, urgent: boolean): Ticket<T> => {
    if (running >= limit && urgentOnes.length + others.length >= maxWaiting) throw new QueueFull('The queue is full')
    const entry: Waiting = { start: () => undefined }
    const turn = new Promise<void>((resolve) => {
      entry.start = resolve
    })
    const run = async (): Promise<T> => {
      await turn
      try {
        return await task()
      } finally {
        running -= 1
        next()
      }
    }
    const done = run()
    ;(urgent ? urgentOnes : others).push(entry)
    next()
    return {
      done,
      hurry() {
        const at = others.indexOf(entry)
        if (at >= 0) urgentOnes.push(...others.splice(at, 1))
      },
    }
  }
  const load = (): QueueLoad => ({ running, waiting: urgentOnes.length + others.length })
  return Object.assign(enqueue, { load })
}
