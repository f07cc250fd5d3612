import { expect, it, onTestFinished } from 'vitest'

import { openProviderStub } from '../../testing/provider-stub.ts'
import { createPlausibleUsage } from './plausible-usage.ts'
import type { UsageCount } from './usage-port.ts'

const count = (times: number, event: UsageCount['event'] = 'pageSeen'): UsageCount => ({
  edition: 'sn',
  day: '2026-06-01',
  route: 'car',
  event,
  times,
})

async function open() {
  const stub = await openProviderStub()
  onTestFinished(() => stub.close())
  stub.answer = () => ({ status: 202, body: 'ok' })
  const added: UsageCount[] = []
  return { stub, added, note: (each: UsageCount) => void added.push(each) }
}

it('gets each event with the route’s pattern, and nothing of the visitor', async () => {
  const { stub, added, note } = await open()
  await createPlausibleUsage(stub.baseUrl).add([count(2), count(1, 'carSeen')], note)
  expect(stub.asked.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual(
    ['pageview', 'pageview', 'carSeen'].map((name) => [
      'POST',
      '/api/event',
      { domain: 'otosafi.sn', name, url: 'https://otosafi.sn/buy/:brand/:model/:year/:price/:id' },
    ]),
  )
  expect(new Set(stub.asked.map(({ headers }) => headers['user-agent'])).size).toBe(1)
  expect(stub.asked.map(({ headers }) => [headers['x-forwarded-for'], headers.cookie])).toEqual(
    stub.asked.map(() => [undefined, undefined]),
  )
  expect(added).toEqual([count(1), count(1), count(1, 'carSeen')])
})

it.each([500, 429, 302, 400])('says what it took before it answered %i', async (status) => {
  const { stub, added, note } = await open()
  stub.answer = () => ({ status: stub.asked.length > 2 ? status : 202, body: '' })
  await expect(createPlausibleUsage(stub.baseUrl).add([count(5)], note)).rejects.toThrow(`answered ${status}`)
  expect(added).toEqual([count(1), count(1)])
})

it('is asked no more than so often at a time, and not waited for without end', async () => {
  const { stub, added, note } = await open()
  await createPlausibleUsage(stub.baseUrl, { maxRequests: 3 }).add([count(2), count(9, 'search')], note)
  expect(added).toEqual([count(1), count(1), count(1, 'search')])
  stub.answer = () => null
  const failure = createPlausibleUsage(stub.baseUrl, { timeoutMs: 50 }).add([count(1)], note)
  await expect(failure).rejects.toThrow('could not be sent (TimeoutError)')
  expect(added).toHaveLength(3)
})
