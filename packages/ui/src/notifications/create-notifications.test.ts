import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createNotifications, type Notice } from './create-notifications.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const notice = (text: string, kind: Notice['kind'] = 'notification'): Notice => ({ tone: 'plain', text, kind })

function listed(source: ReturnType<typeof createNotifications>): string[] {
  return source.visible().map(({ text }) => text)
}

it.each([
  ['notification', 4500],
  ['message', 3000],
] as const)('a %s stays for %i ms', (kind, time) => {
  const source = createNotifications()
  source.show(notice('Saved', kind))
  vi.advanceTimersByTime(time - 1)
  expect(listed(source)).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(listed(source)).toEqual([])
})

it('one of kind "wait" stays until it is dismissed', () => {
  const source = createNotifications()
  const id = source.show(notice('Waits', 'wait'))
  vi.advanceTimersByTime(86_400_000)
  expect(listed(source)).toEqual(['Waits'])
  source.dismiss(id)
  expect(listed(source)).toEqual([])
})

it('shows three at most; the next has its whole time once there is room', () => {
  const source = createNotifications()
  for (const text of ['one', 'two', 'three', 'four']) source.show(notice(text))
  expect(listed(source)).toEqual(['one', 'two', 'three'])
  vi.advanceTimersByTime(4500)
  expect(listed(source)).toEqual(['four'])
  vi.advanceTimersByTime(4499)
  expect(listed(source)).toEqual(['four'])
  vi.advanceTimersByTime(1)
  expect(listed(source)).toEqual([])
})

it('keeps the remaining time while paused', () => {
  const source = createNotifications()
  source.show(notice('Saved'))
  vi.advanceTimersByTime(4000)
  source.pause()
  vi.advanceTimersByTime(60_000)
  source.show(notice('Sent'))
  expect(listed(source)).toEqual(['Saved', 'Sent'])
  source.resume()
  vi.advanceTimersByTime(499)
  expect(listed(source)).toEqual(['Saved', 'Sent'])
  vi.advanceTimersByTime(1)
  expect(listed(source)).toEqual(['Sent'])
})

it('dismisses visible and queued notifications', () => {
  const source = createNotifications()
  const [first, , , fourth] = ['one', 'two', 'three', 'four'].map((text) => source.show(notice(text)))
  source.dismiss(fourth!)
  source.dismiss(first!)
  source.dismiss(first!)
  expect(listed(source)).toEqual(['two', 'three'])
})

it('ends the pause when the last visible one is dismissed', () => {
  const source = createNotifications()
  const id = source.show(notice('Saved'))
  source.pause()
  source.dismiss(id)
  source.show(notice('Sent'))
  vi.advanceTimersByTime(4500)
  expect(listed(source)).toEqual([])
})

it('calls a subscriber for each change of what is visible, until it unsubscribes', () => {
  const source = createNotifications()
  const listener = vi.fn<() => void>()
  const stop = source.subscribe(listener)
  const before = source.visible()
  source.show(notice('Saved'))
  expect(listener).toHaveBeenCalledOnce()
  expect(source.visible()).not.toBe(before)
  source.pause()
  source.resume()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  source.show(notice('Sent'))
  expect(listener).toHaveBeenCalledOnce()
})
