// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

import { useDeferred } from './use-deferred.ts'

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
})

/** Opens a page that shows its address in a small part, and in a large one that follows; writes down what stood on it. */
async function open() {
  const seen: string[] = []
  function Page() {
    const { search: small } = useLocation()
    const large = useDeferred(small)
    useLayoutEffect(() => {
      seen.push(`${small} ${large}`)
    }, [small, large])
    return null
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?a'] })
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<RouterProvider router={router} />))
  onTestFinished(() => act(async () => root.unmount()))
  return { router, seen }
}

it('the small part answers first, and the large one follows', async () => {
  const { router, seen } = await open()
  await act(async () => router.navigate('/?b'))
  expect(seen).toEqual(['?a ?a', '?b ?a', '?b ?b'])
})

it('on the way back both are there at once', async () => {
  const { router, seen } = await open()
  await act(async () => router.navigate('/?b'))
  seen.length = 0
  await act(async () => router.navigate(-1))
  expect(seen).toEqual(['?a ?a'])
})
