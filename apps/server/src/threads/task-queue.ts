/** A task in the queue. */
export type Ticket<T> = {
  done: Promise<T>
  /** Moves it in front of all that are not urgent. Nothing happens when it is urgent, running or done. */
  hurry(): void
}

/** Puts a task into the queue; `urgent` ones go first, within each kind in order of arrival. */
export type TaskQueue = <T>(task: () => Promise<T>, urgent: boolean) => Ticket<T>

/** A queue that runs at most `limit` tasks at once. */
export function createTaskQueue(limit: number): TaskQueue {
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

  return <T>(task: () => Promise<T>, urgent: boolean): Ticket<T> => {
    const place: Waiting = { start: () => undefined }
    const turn = new Promise<void>((resolve) => {
      place.start = resolve
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
    ;(urgent ? urgentOnes : others).push(place)
    next()
    return {
      done,
      hurry() {
        const at = others.indexOf(place)
        if (at >= 0) urgentOnes.push(...others.splice(at, 1))
      },
    }
  }
}
