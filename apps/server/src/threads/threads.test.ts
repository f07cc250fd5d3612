import { expect, it, onTestFinished } from 'vitest'

import { createThreads } from './threads.ts'

/** Threads that run these lines for each `job`; `say` posts a message. */
function threadsOf(lines: string) {
  const script = `import { parentPort } from 'node:worker_threads'
    const say = (message) => parentPort.postMessage(message)
    parentPort.on('message', (job) => { ${lines} })`
  const threads = createThreads<number, number>(new URL(`data:text/javascript,${encodeURIComponent(script)}`))
  onTestFinished(() => threads.close())
  return threads
}

it('answer a job with its result, and the next one too', async () => {
  const threads = threadsOf('say({ result: 2 * job })')
  expect(await threads.ask(4)).toBe(8)
  expect(await Promise.all([threads.ask(1), threads.ask(2)])).toEqual([2, 4])
})

it('reject with what a job failed of', async () => {
  const threads = threadsOf(`say(job > 1 ? { failure: 'too much' } : { result: job })`)
  await expect(threads.ask(2)).rejects.toThrow('too much')
  expect(await threads.ask(1)).toBe(1)
})

it('take no notice of what Node itself says on their channel while it watches files', async () => {
  const threads = threadsOf(`say({ 'watch:import': ['file:///a.ts'] }); say({ result: job })`)
  expect(await threads.ask(3)).toBe(3)
})

it('fail the job of a thread that dies, and start another for the next', async () => {
  const threads = threadsOf('if (job === 0) process.exit(); else say({ result: job })')
  await expect(threads.ask(0)).rejects.toThrow('The thread ended')
  expect(await threads.ask(5)).toBe(5)
})

it('take no job once they are closed', async () => {
  const threads = threadsOf('say({ result: job })')
  await threads.close()
  await expect(threads.ask(1)).rejects.toThrow('closed')
})
