// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { useDelayed } from './use-delayed.ts'

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
})
beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Something that is on or off, and whether a page says so after 400 ms. */
async function open() {
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  function Page({ isOn }: { isOn: boolean }) {
    return String(useDelayed(isOn, 400))
  }
  const show = (isOn: boolean) => act(async () => root.render(<Page isOn={isOn} />))
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  return { show, wait, says: () => place.textContent }
}

it('says nothing of what is over soon', async () => {
  const { show, wait, says } = await open()
  await show(true)
  await wait(399)
  expect(says()).toBe('false')
  await show(false)
  await wait(1000)
  expect(says()).toBe('false')
})

it('tells what lasts while it does, and counts anew the next time', async () => {
  const { show, wait, says } = await open()
  await show(true)
  await wait(400)
  expect(says()).toBe('true')
  await show(false)
  expect(says()).toBe('false')
  await show(true)
  await wait(399)
  expect(says()).toBe('false')
  await wait(1)
  expect(says()).toBe('true')
})
