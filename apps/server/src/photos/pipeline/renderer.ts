import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import { type RenderJob, renderPicture } from './render-picture.ts'
import type { RenderAnswer } from './render-worker.ts'

/** Makes pictures, up to `lanes` of them at once; whoever asks keeps to that number. */
export type Renderer = {
  lanes: number
  render(job: RenderJob): Promise<Uint8Array>
  /** Waits for what is being made and ends what was started. */
  close(): Promise<void>
}

const LANES = Math.min(2, availableParallelism())

/** Renders on the thread of whoever asks: for tests and short programs. */
export function createLocalRenderer(): Renderer {
  return { lanes: LANES, render: renderPicture, close: () => Promise.resolve() }
}

/**
 * Renders on threads of its own, since drawing takes tens of milliseconds in which a server could answer nobody. A thread
 * is started when it is first needed and does not keep the process alive; one that dies fails its picture and is replaced.
 */
export function createThreadRenderer(): Renderer {
  const idle: Worker[] = []
  const busy = new Set<Promise<unknown>>()
  const all = new Set<Worker>()
  let closed = false

  function start(): Worker {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url))
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

  function ask(worker: Worker, job: RenderJob): Promise<Uint8Array> {
    worker.ref()
    return new Promise<Uint8Array>((resolve, reject) => {
      const settle = (finish: () => void): void => {
        worker.off('message', onMessage)
        worker.off('error', onError)
        worker.off('exit', onExit)
        finish()
      }
      const onMessage = (answer: RenderAnswer): void =>
        settle(() => {
          worker.unref()
          idle.push(worker)
          if ('picture' in answer) resolve(answer.picture)
          else reject(new Error(answer.failure))
        })
      const onError = (error: unknown): void => settle(() => reject(error))
      const onExit = (): void => settle(() => reject(new Error('The rendering thread ended')))
      worker.on('message', onMessage)
      worker.on('error', onError)
      worker.on('exit', onExit)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job)
    })
  }

  return {
    lanes: LANES,
    async render(job) {
      if (closed) throw new Error('The renderer is closed')
      const asked = ask(idle.pop() ?? start(), job)
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
