import { useState } from 'react'
import { screen, userEvent, waitFor } from 'storybook/test'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { Modal } from './Modal.tsx'

// Mantine asks for the reader's colour scheme and motion; jsdom has neither.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})

function Page() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Sign in" closeLabel="Close" direction="ltr">
        <p>With your phone number.</p>
      </Modal>
    </>
  )
}

/** Shows a page whose further renderings come by themselves, as loading and Mantine's transitions do. */
async function renderPage() {
  const page = await render(<Page />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  onTestFinished(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  })
  return page.getByRole('button', { name: 'Open' })
}

it('takes the focus from what opened it, and gives it back, the first time too', async () => {
  const open = await renderPage()
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' })
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(open).toBe(document.activeElement))
})

it('puts no style element into the page, which its policy would refuse', async () => {
  const open = await renderPage()
  const before = document.querySelectorAll('style:not([data-vite-dev-id])').length
  await userEvent.click(open)
  await screen.findByRole('dialog', {})
  expect(document.querySelectorAll('style:not([data-vite-dev-id])')).toHaveLength(before)
})
