import { MantineProvider } from '@mantine/core'
import { configure, render } from '@testing-library/react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished, vi } from 'vitest'

import { PATIENCE_MS } from '@otosafi/vitest/eventually'

import { OFFICE_ROUTES } from '../routes.tsx'
import { startTexts } from '../texts/start-texts.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })

/** What the server answers to a call, by method and path: `GET /me`. */
export type Answers = Readonly<Record<string, (body: unknown) => Response>>

/** Opens an address of the office before a server with these answers; resolves to the calls that were made. */
export async function openOffice(address: string, answers: Answers): Promise<[call: string, body: unknown][]> {
  const calls: [string, unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname.replace('/office', '')}`
    const isJson = request.headers.get('content-type') === 'application/json'
    const body: unknown = request.body === null ? null : isJson ? await request.json() : await request.text()
    calls.push([call, body])
    return answers[call]?.(body) ?? Response.json({}, { status: 500 })
  })
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

/** A problem of the API. */
export function problem(status: number, code: string): Response {
  return Response.json({ type: 'urn:x', title: 'x', status, code, instance: 'x' }, { status })
}
