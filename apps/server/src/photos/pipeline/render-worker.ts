import { parentPort } from 'node:worker_threads'

import { type RenderJob, renderPicture } from './render-picture.ts'

/** What the thread that renders answers to a job. */
export type RenderAnswer = { picture: Uint8Array } | { failure: string }

parentPort?.on('message', (job: RenderJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answerTo(job).then((answer) => parentPort?.postMessage(answer))
})

async function answerTo(job: RenderJob): Promise<RenderAnswer> {
  try {
    return { picture: await renderPicture(job) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
