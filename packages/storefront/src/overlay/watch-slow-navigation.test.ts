// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import type { RouterWork } from '@otosafi/framework-output/browser/router-work'

import { overlayTasks } from './overlay-tasks.ts'
import { watchSlowNavigation } from './watch-slow-navigation.ts'

const IDLE = { navigation: { state: 'idle' }, fetchers: new Map() }
const going = (key: string, more: object = {}) => ({
  ...IDLE,
  navigation: { state: 'loading', location: { key, pathname: '/fr/about', search: '?a=1', hash: '' }, ...more },
})
const sending = (formMethod: string) => ({
  ...IDLE,
  fetchers: new Map([['form-ask', { state: 'submitting', formMethod }]]),
})

let tell: (work: unknown) => void

beforeEach(() => {
  vi.useFakeTimers()
  watchFrom(IDLE)
  return () => {
    tell(IDLE)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function watchFrom(state: unknown): void {
  const subscribe = (listener: (work: RouterWork) => void) => {
    tell = (work) => listener(work as RouterWork)
  }
  vi.stubGlobal('__reactRouterDataRouter', { state, subscribe })
  watchSlowNavigation()
}

const kind = () => overlayTasks.getState().wait?.kind ?? null

it.each([
  ['another page', going('1'), 'page'],
  ['a form that is sent with its page', going('1', { state: 'submitting', formMethod: 'POST' }), 'sending'],
  ['a form of the page', sending('POST'), 'sending'],
])('offers help after ten seconds with %s, and not before, until it is there', (_, work, expected) => {
  tell(work)
  vi.advanceTimersByTime(9999)
  expect(kind()).toBe(null)
  vi.advanceTimersByTime(1)
  expect(kind()).toBe(expected)
  tell(IDLE)
  expect(kind()).toBe(null)
})

it('offers help with what a visitor already waits for when watching begins', () => {
  watchFrom(going('1'))
  vi.advanceTimersByTime(10_000)
  expect(kind()).toBe('page')
})

it('counts each page anew, and one page once through all of its steps', () => {
  tell(going('1'))
  vi.advanceTimersByTime(6000)
  tell(going('1'))
  vi.advanceTimersByTime(3999)
  tell(going('2'))
  vi.advanceTimersByTime(9999)
  expect(kind()).toBe(null)
  vi.advanceTimersByTime(1)
  expect(kind()).toBe('page')
})

it('does not ask again for what the visitor waits for', () => {
  tell(going('1'))
  vi.advanceTimersByTime(10_000)
  overlayTasks.setState({ wait: null })
  tell(going('1'))
  vi.advanceTimersByTime(60_000)
  expect(kind()).toBe(null)
})

it('says nothing of what is only read', () => {
  tell(sending('GET'))
  vi.advanceTimersByTime(60_000)
  expect(kind()).toBe(null)
})
