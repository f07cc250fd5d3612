// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { sendUnsent } from './send-unsent.ts'
import { type UnsentForm, unsentForms } from './unsent-forms.ts'

const form = (number: number): UnsentForm => ({
  key: `key-${number}`,
  form: 'callback',
  page: '/fr/interested/1',
  action: '/fr/interested/1',
  title: 'Callback',
  fields: [
    ['name', `Visitor ${number}`],
    ['formKey', `key-${number}`],
  ],
  state: 'waiting',
})

beforeEach(() => {
  localStorage.clear()
  unsentForms.getState().read()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Outcomes of one request: it is lost, its answer is lost, or the server's answer. */
const COURSES = ['lost', 'answer lost', 'taken', 503, 429, 422] as const

/** A server that takes what has the same key once; the network treats one request after the other as `courses` say, then well. */
function serverBehind(courses: (typeof COURSES)[number][]) {
  const taken = new Map<string, number>()
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_action: string, { body }: { body: URLSearchParams }) => {
    const course = courses.shift() ?? 'taken'
    const key = body.get('formKey') ?? ''
    sent.push(key)
    if (course === 'lost') throw new TypeError('Failed to fetch')
    if (typeof course === 'number') return { type: 'basic', status: course }
    if (!taken.has(key)) taken.set(key, taken.size)
    if (course === 'answer lost') throw new TypeError('Failed to fetch')
    return { type: 'opaqueredirect', status: 0 }
  })
  return { taken, sent }
}

it('whatever becomes of requests and answers, each form is taken once or shown as refused, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.constantFrom(...COURSES), { maxLength: 20 }),
      async (count, courses) => {
        localStorage.clear()
        unsentForms.getState().read()
        const { taken } = serverBehind([...courses])
        const all = Array.from({ length: count }, (_, number) => form(number))
        for (const each of all) unsentForms.getState().put(each)
        for (let round = 0; round < courses.length + 1; round++) await sendUnsent()
        const left = unsentForms.getState().forms
        expect(left.every(({ state }) => state === 'refused')).toBe(true)
        const gone = all.filter(({ key }) => !left.some((each) => each.key === key))
        for (const { key } of gone) expect(taken.has(key)).toBe(true)
        expect(gone.length + left.length).toBe(count)
      },
    ),
  )
})

it('what was typed in another account’s session is neither sent nor kept', async () => {
  document.cookie = 'session=8f1c9f56'
  onTestFinished(() => {
    document.cookie = 'session=; Max-Age=0'
  })
  const { sent } = serverBehind([])
  unsentForms.getState().put({ ...form(1), account: '7f1c9f56' })
  unsentForms.getState().put({ ...form(2), account: '8f1c9f56' })
  unsentForms.getState().put(form(3))
  await sendUnsent()
  expect([sent, unsentForms.getState().forms]).toEqual([['key-2', 'key-3'], []])
})

it('what waits while others are sent is not sent in the session of another account that has begun meanwhile', async () => {
  document.cookie = 'session=7f1c9f56'
  onTestFinished(() => {
    document.cookie = 'session=; Max-Age=0'
  })
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_action: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.get('formKey'))
    document.cookie = 'session=8f1c9f56'
    return { type: 'basic', status: 422 }
  })
  unsentForms.getState().put({ ...form(1), account: '7f1c9f56' })
  unsentForms.getState().put({ ...form(2), account: '7f1c9f56' })
  await sendUnsent()
  expect([sent, unsentForms.getState().forms]).toEqual([['key-1'], []])
})

it('what is taken back is not sent', async () => {
  const { sent } = serverBehind([])
  unsentForms.getState().put(form(1))
  unsentForms.getState().put(form(2))
  unsentForms.getState().drop('key-1')
  await sendUnsent()
  expect(sent).toEqual(['key-2'])
})

it('what is taken back while others are sent is not sent, and while it is sent does not come back as refused', async () => {
  let sent = 0
  vi.stubGlobal('fetch', async () => {
    sent += 1
    for (const key of ['key-1', 'key-2']) unsentForms.getState().drop(key)
    return { type: 'basic', status: 422 }
  })
  unsentForms.getState().put(form(1))
  unsentForms.getState().put(form(2))
  await sendUnsent()
  expect([sent, unsentForms.getState().forms]).toEqual([1, []])
})

it('what a page is sending by itself is left to it', async () => {
  const { sent } = serverBehind([])
  unsentForms.getState().put({ ...form(1), state: 'underWay' })
  await sendUnsent()
  expect(sent).toEqual([])
})

it('what a dead line swallows is tried later, and holds up nothing behind it', async () => {
  vi.useFakeTimers()
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', (_action: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
    sent.push(body.get('formKey'))
    if (sent.length > 1) return Promise.resolve({ type: 'opaqueredirect', status: 0 })
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  unsentForms.getState().put(form(1))
  unsentForms.getState().put(form(2))
  const sending = sendUnsent()
  await vi.advanceTimersByTimeAsync(60_000)
  await sending
  expect(sent).toEqual(['key-1', 'key-2'])
  expect(unsentForms.getState().forms).toMatchObject([{ key: 'key-1', state: 'waiting' }])
})

it('without a connection nothing is tried', async () => {
  const { sent } = serverBehind([])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  unsentForms.getState().put(form(1))
  await sendUnsent()
  expect(sent).toEqual([])
})

it('a device keeps 20 forms, and says so of one more; what it finds broken counts as none', () => {
  const kept = Array.from({ length: 21 }, (_, number) => unsentForms.getState().put(form(number)))
  expect(kept.filter(Boolean)).toHaveLength(20)
  localStorage.setItem('unsent-forms', '{"broken"')
  unsentForms.getState().read()
  expect(unsentForms.getState().forms).toEqual([])
})
