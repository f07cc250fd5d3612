import { expect, it } from 'vitest'

import { answerForRouter, isForRouter } from './router-answer.ts'

it('an answer of the application is distinguished from one of a proxy', () => {
  expect(isForRouter(answerForRouter({}, 200))).toBe(true)
  expect(isForRouter(new Response('', { status: 413 }))).toBe(false)
})

it('an answer has its data where the router looks for them', async () => {
  const answer = answerForRouter({ problem: 'rate_limited', code: null }, 429)
  expect(answer.status).toBe(429)
  const [whole, name, data] = JSON.parse(await answer.text()) as unknown[]
  expect([whole, name]).toEqual([{ _1: 2 }, 'data'])
  expect(data).toEqual({ _3: 4, _5: -5 })
})
