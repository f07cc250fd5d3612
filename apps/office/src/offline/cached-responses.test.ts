import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Failure } from '../api.ts'
import { clearCachedResponses, networkFirst } from './cached-responses.ts'

const HOUR_MS = 3_600_000
const unreachable = () => Promise.reject(new Failure(null))
const refused = () => Promise.reject(new Failure({ type: '', title: '', status: 403, code: 'forbidden', instance: '' }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

it('gives what was answered last while the server cannot be reached', async () => {
  await networkFirst('car', Promise.resolve('first'))
  await networkFirst('car', Promise.resolve('second'))
  expect(await networkFirst('car', unreachable())).toBe('second')
  await expect(networkFirst('other', unreachable())).rejects.toBeInstanceOf(Failure)
})

it('gives nothing where the server refuses', async () => {
  await networkFirst('car', Promise.resolve('first'))
  await expect(networkFirst('car', refused())).rejects.toMatchObject({ problem: { status: 403 } })
})

it('gives nothing that is older than any session', async () => {
  await networkFirst('car', Promise.resolve('first'))
  vi.advanceTimersByTime(12 * HOUR_MS)
  expect(await networkFirst('car', unreachable())).toBe('first')
  vi.advanceTimersByTime(1)
  await expect(networkFirst('car', unreachable())).rejects.toBeInstanceOf(Failure)
})

it('forgets everything, what is still being asked for too, and nothing else of the device', async () => {
  localStorage.setItem('inspection MA-1', '{}')
  await networkFirst('car', Promise.resolve('first'))
  const asked = Promise.withResolvers<string>()
  const late = networkFirst('late', asked.promise)
  clearCachedResponses()
  asked.resolve('second')
  await late
  expect(Object.keys(localStorage)).toEqual(['inspection MA-1'])
})

it('keeps the latest twenty', async () => {
  for (let car = 0; car < 21; car += 1) {
    await networkFirst(`car ${car}`, Promise.resolve(car))
    vi.advanceTimersByTime(1)
  }
  await expect(networkFirst('car 0', unreachable())).rejects.toBeInstanceOf(Failure)
  expect(await networkFirst('car 1', unreachable())).toBe(1)
})
