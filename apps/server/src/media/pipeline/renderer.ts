import { availableParallelism } from 'node:os'

import { createThreads } from '../../threads/threads.ts'
import type { FindIllustrator } from '../illustrator/illustrator-port.ts'
import { createRenderPicture, type RenderJob } from './render-picture.ts'

/** Renders pictures, at most `lanes` at once: callers must keep to that number. */
export type Renderer = {
  lanes: number
  render(job: RenderJob): Promise<Uint8Array>
  /** Waits for what is being rendered, and ends the threads. */
  close(): Promise<void>
}

const LANES = Math.min(2, availableParallelism())

/** Renders on the caller's thread: for tests and short programs. */
export function createLocalRenderer(findIllustrator: FindIllustrator): Renderer {
  return { lanes: LANES, render: createRenderPicture(findIllustrator), close: () => Promise.resolve() }
}

/** Renders on worker threads, since a picture takes tens of milliseconds, which would block the server. */
export function createThreadRenderer(): Renderer {
  const threads = createThreads<RenderJob, Uint8Array>(new URL('render-worker.ts', import.meta.url))
  return { lanes: LANES, render: threads.ask, close: threads.close }
}
