import { expect, it } from 'vitest'

import { createRequestState, type RequestAnswer } from './create-request-state.ts'

type Answer = RequestAnswer<readonly string[], string>

/** A request whose answers the test gives, in any order. */
function open() {
  const sent: ((answer: Answer | Promise<never>) => void)[] = []
  const state = createRequestState<readonly string[], string>(
    () => new Promise<Answer>((resolve) => sent.push((answer) => resolve(answer))),
    { empty: [], unanswered: 'unavailable' },
  )
  const { load, reset } = state.getState()
  const now = () => {
    const { loading, data, error } = state.getState()
    return { loading, data, error }
  }
  return { sent, load, reset, now }
}

it('goes from loading to the data, or to the error without data', async () => {
  const { sent, load, now } = open()
  const first = load()
  expect(now()).toEqual({ loading: true, data: [], error: null })
  sent[0]?.({ data: ['a'] })
  await first
  expect(now()).toEqual({ loading: false, data: ['a'], error: null })
  const second = load()
  expect(now()).toEqual({ loading: true, data: ['a'], error: null })
  sent[1]?.({ error: 'gone' })
  await second
  expect(now()).toEqual({ loading: false, data: [], error: 'gone' })
  const third = load()
  sent[2]?.(Promise.reject(new TypeError('no connection')))
  await third
  expect(now()).toEqual({ loading: false, data: [], error: 'unavailable' })
})

it('counts the request that was sent last, and none after a reset', async () => {
  const { sent, load, reset, now } = open()
  const both = [load(), load()]
  sent[1]?.({ data: ['new'] })
  sent[0]?.({ data: ['old'] })
  expect(await Promise.all(both)).toEqual([false, true])
  expect(now().data).toEqual(['new'])
  const dropped = load()
  reset()
  sent[2]?.({ data: ['late'] })
  await dropped
  expect(now()).toEqual({ loading: false, data: [], error: null })
})
