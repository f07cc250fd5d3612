import { expect, it, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { createUploadQueue, type SendUpload, type UploadAnswer } from './upload-queue.ts'

const FILE = new Blob(['x'])
const DONE: UploadAnswer<string> = { ok: true, result: 'kept' }
const refused = (isTransient: boolean, retryAfterMs: number | null = null): UploadAnswer<string> => ({
  ok: false,
  failure: { problem: isTransient ? 'unavailable' : 'unsupported_media_type' },
  isTransient,
  retryAfterMs,
})

/** A queue before an API that answers so, and the pauses that it makes. */
function queueOf(...answers: (UploadAnswer<string> | Error)[]) {
  const pauses: number[] = []
  const send = vi.fn<SendUpload<string>>(async (_, { onProgress }) => {
    onProgress(0.5)
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No answer')
    return answer
  })
  const waiting: (() => void)[] = []
  const queue = createUploadQueue({
    send,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    onceOnline: (resume) => void waiting.push(resume),
  })
  const comeOnline = () => waiting.splice(0).forEach((resume) => resume())
  const states = () => queue.store.getState().uploads.map(({ state }) => state)
  return { queue, send, pauses, comeOnline, states, first: () => queue.store.getState().uploads[0] }
}

it('sends one after the other', async () => {
  const { queue, send, states } = queueOf(DONE, DONE, DONE)
  for (let index = 0; index < 3; index++) queue.add(FILE)
  expect(states()).toEqual(['sending', 'waiting', 'waiting'])
  await eventually(() => expect(states()).toEqual(['done', 'done', 'done']))
  expect(send).toHaveBeenCalledTimes(3)
})

it('tries again with growing pauses where there is no answer, and gives up after six attempts', async () => {
  const { queue, send, pauses, first } = queueOf()
  queue.add(FILE)
  await eventually(() => expect(first()?.state).toBe('failed'))
  expect(first()?.failure).toEqual({ problem: 'offline' })
  expect(send).toHaveBeenCalledTimes(6)
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000])
})

it('goes on by itself with what it gave up once the device is online, but not with what was cancelled', async () => {
  const outage = Array.from({ length: 12 }, () => new Error('offline'))
  const { queue, send, comeOnline, states } = queueOf(...outage, DONE)
  queue.add(FILE)
  const given = queue.add(FILE)
  await eventually(() => expect(states()).toEqual(['failed', 'failed']))
  queue.cancel(given)
  comeOnline()
  await eventually(() => expect(states()).toEqual(['done', 'cancelled']))
  expect(send).toHaveBeenCalledTimes(13)
})

it('waits as long as the server says', async () => {
  const { queue, pauses, first } = queueOf(refused(true, 5000), new Error('offline'), DONE)
  queue.add(FILE)
  await eventually(() => expect(first()?.state).toBe('done'))
  expect(pauses).toEqual([5000, 2000])
  expect(first()).toMatchObject({ progress: 1, result: 'kept', failure: null })
})

it('does not send again what is refused, unless it is asked to', async () => {
  const { queue, send, first } = queueOf(refused(false), DONE)
  const id = queue.add(FILE)
  await eventually(() => expect(first()?.state).toBe('failed'))
  expect(send).toHaveBeenCalledOnce()
  queue.retry(id)
  await eventually(() => expect(first()?.state).toBe('done'))
})

it('stops what is cancelled, and goes on with the next', async () => {
  const signals: AbortSignal[] = []
  const send: SendUpload<string> = (_, { signal }) => {
    signals.push(signal)
    if (signals.length > 1) return Promise.resolve(DONE)
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  const queue = createUploadQueue({ send })
  const [one] = [queue.add(FILE), queue.add(FILE)]
  queue.cancel(one)
  const states = () => queue.store.getState().uploads.map(({ state }) => state)
  await eventually(() => expect(states()).toEqual(['cancelled', 'done']))
  expect(signals[0]?.aborted).toBe(true)
  queue.retry(one)
  await eventually(() => expect(states()).toEqual(['done', 'done']))
})

it('does not wait for the end of a pause that is cancelled, nor once the device is online', async () => {
  vi.useFakeTimers()
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const answers = [new Error('offline'), DONE]
  const queue = createUploadQueue<string>({
    async send() {
      const answer = answers.shift() ?? DONE
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  queue.add(FILE)
  const state = () => queue.store.getState().uploads[0]?.state
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('pausing')
  target.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('done')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
