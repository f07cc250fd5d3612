// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { CarViewTracker } from './CarViewTracker.tsx'

const sent: string[] = []
let visible = 'visible'

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'sendBeacon', { value: (url: string) => sent.push(url) > 0 })
  Object.defineProperty(document, 'visibilityState', { get: () => visible })
})

beforeEach(() => {
  sent.length = 0
  visible = 'visible'
})

/** A page that shows cars one after the other, as navigation does. */
async function open(): Promise<(id: string) => Promise<void>> {
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(async () => root.unmount()))
  return (id) => act(async () => root.render(<CarViewTracker id={id} />))
}

/** The next frame, and what comes after it. */
const paint = () => vi.advanceTimersByTime(100)

async function turn(to: 'visible' | 'hidden'): Promise<void> {
  visible = to
  document.dispatchEvent(new Event('visibilitychange'))
}

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])(
  'tells of each car once, after the frame that shows what was done: %s',
  async (sign) => {
    const show = await open()
    await show('aaaaaaaa')
    paint()
    expect(sent, 'of an untouched page').toEqual([])
    dispatchEvent(new Event(sign))
    dispatchEvent(new Event('keydown'))
    expect(sent, 'before the frame').toEqual([])
    paint()
    dispatchEvent(new Event(sign))
    paint()
    await turn('hidden')
    expect(sent).toEqual(['/api/cars/aaaaaaaa/views'])
    await turn('visible')
    await show('bbbbbbbb')
    dispatchEvent(new Event(sign))
    paint()
    expect(sent).toEqual(['/api/cars/aaaaaaaa/views', '/api/cars/bbbbbbbb/views'])
  },
)

it('reports a page that was only read when it is hidden', async () => {
  const show = await open()
  await show('aaaaaaaa')
  await turn('hidden')
  expect(sent).toEqual(['/api/cars/aaaaaaaa/views'])
})

it('says nothing of a page in the background until it has been looked at', async () => {
  visible = 'hidden'
  const show = await open()
  await show('aaaaaaaa')
  await turn('visible')
  expect(sent).toEqual([])
  await turn('hidden')
  expect(sent).toEqual(['/api/cars/aaaaaaaa/views'])
})

it('is a picture without words where there is no script', () => {
  expect(renderToString(<CarViewTracker id="aaaaaaaa" />)).toBe(
    '<noscript><img src="/seen/aaaaaaaa.gif" alt="" width="1" height="1"/></noscript>',
  )
})
