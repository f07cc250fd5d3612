// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { expect, it } from 'vitest'

import { openPage } from '../testing/open-page.tsx'
import { useNewPage } from './use-new-page.ts'

function Shell() {
  useNewPage()
  return (
    <main>
      <Outlet />
    </main>
  )
}

const PAGE = (
  <>
    <h1>Contact</h1>
    <form id="callback" aria-label="Call me back">
      <button type="button" id="send">
        Send
      </button>
    </form>
  </>
)

/** Goes to another page, at an address that ends so. */
async function goTo(end: string) {
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/contact', element: PAGE },
  ]
  const { router } = await openPage({ language: 'fr', path: '/', routes: [{ element: <Shell />, children }] })
  await act(() => router.navigate(`/contact${end}`))
}

it.each(['', '#unknown'])('a new page begins at its heading: %s', async (end) => {
  await goTo(end)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }))
})

it('a new page begins at the place that its address names', async () => {
  await goTo('#callback')
  expect(document.activeElement).toBe(screen.getByRole('form'))
})

it('what can be reached by keys stays so where an address names it', async () => {
  await goTo('#send')
  const button = screen.getByRole('button')
  expect(document.activeElement).toBe(button)
  expect(button.hasAttribute('tabindex')).toBe(false)
})
