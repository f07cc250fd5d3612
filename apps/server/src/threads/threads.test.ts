import { expect, it, onTestFinished, vi } from 'vitest'

import { createThreads } from './threads.ts'

/** Threads that run these lines for each `job`; `say` posts a message. */
function threadsOf(lines: string, idleTime?: number) {
  const script = `import { parentPort } from 'node:worker_threads'
    const say = (message) => parentPort.postMessage(message)
    parentPort.on('message', (job) => { ${lines} })`
  const threads = createThreads<number, number>(new URL(`data:text/javascript,${encodeURIComponent(script)}`), idleTime)
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

it('are ended when there was nothing to do for some time, and started again when there is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const threads = threadsOf(`globalThis.count = (globalThis.count ?? 0) + 1; say({ result: count })`, 1000)
  expect(await threads.ask(0)).toBe(1)
  vi.advanceTimersByTime(999)
  expect(await threads.ask(0)).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(await threads.ask(0)).toBe(1)
})

it('fail a job that needs more memory than a thread may have, and go on', { timeout: 60_000 }, async () => {
  const threads = threadsOf(`
    const kept = []
    while (job === 1) kept.push(new Array(100_000).fill(job / 3))
    say({ result: job })`)
  await expect(threads.ask(1)).rejects.toThrow(/memory/)
  expect(await threads.ask(2)).toBe(2)
})
