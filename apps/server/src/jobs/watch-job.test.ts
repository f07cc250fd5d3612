import { expect, it, vi } from 'vitest'

import { JobOverdue } from './job-overdue.ts'
import { watched } from './watch-job.ts'

const { signal } = new AbortController()

it('tells how each run of a job has ended', async () => {
  const ended = vi.fn<(outcome: string) => void>()
  const watch = vi.fn<(job: string) => typeof ended>(() => ended)
  const work = vi.fn<(signal: AbortSignal) => Promise<void>>()
  const run = watched(watch, 'purge', work)
  expect(watch).toHaveBeenCalledExactlyOnceWith('purge')

  work.mockResolvedValueOnce()
  await run(signal)
  work.mockRejectedValueOnce(new Error('away'))
  await expect(run(signal)).rejects.toThrow('away')
  expect(ended.mock.calls).toEqual([['done'], ['failed']])
  expect(work).toHaveBeenCalledWith(signal)
})

it('does not call a run failed that was aborted', async () => {
  const ended = vi.fn<(outcome: string) => void>()
  const run = watched(
    () => ended,
    'purge',
    () => Promise.reject(new Error('aborted')),
  )
  await expect(run(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(ended).not.toHaveBeenCalled()
})

it('calls a run failed that was aborted because it took too long', async () => {
  const ended = vi.fn<(outcome: string) => void>()
  const overdue = new JobOverdue(900)
  const run = watched(
    () => ended,
    'purge',
    () => Promise.reject(overdue),
  )
  await expect(run(AbortSignal.abort(overdue))).rejects.toBe(overdue)
  expect(ended).toHaveBeenCalledExactlyOnceWith('failed')
})

it('is the work itself where nobody watches', () => {
  const work = async () => undefined
  expect(watched(undefined, 'purge', work)).toBe(work)
})
