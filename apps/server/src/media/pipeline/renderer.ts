import { availableParallelism } from 'node:os'

import { createThreads } from '../../threads/threads.ts'
import { type RenderJob, renderPicture } from './render-picture.ts'

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

/** Renders on threads of its own, since drawing takes tens of milliseconds in which a server could answer nobody. */
export function createThreadRenderer(): Renderer {
  const threads = createThreads<RenderJob, Uint8Array>(new URL('render-worker.ts', import.meta.url))
  return { lanes: LANES, render: threads.ask, close: threads.close }
}
