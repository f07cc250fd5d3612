import { MantineProvider } from '@mantine/core'
import { configure, render } from '@testing-library/react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished, vi } from 'vitest'

import { WAIT_TIMEOUT_MS } from '@otosafi/vitest/eventually'

import { OFFICE_ROUTES } from '../routes.tsx'
import { startTexts } from '../texts/start-texts.ts'
import { type Answers, answerCalls } from './answer-calls.ts'

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS })

/** Opens an address of the office before a server with these answers; resolves to the calls that were made. */
export async function openOffice(address: string, answers: Answers): Promise<[call: string, body: unknown][]> {
  const calls: [string, unknown][] = []
  const fetched = answerCalls(answers, (call, body) => void calls.push([call, body]))
  vi.stubGlobal('fetch', fetched)
  // jsdom has none of these.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  localStorage.setItem('office-language', 'en')
  await startTexts()
  history.replaceState(null, '', address)
  const { unmount } = render(
    <MantineProvider env="test">
      <RouterProvider router={createBrowserRouter(OFFICE_ROUTES)} />
    </MantineProvider>,
  )
  onTestFinished(unmount)
  return calls
}
