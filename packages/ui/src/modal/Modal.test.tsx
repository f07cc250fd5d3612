import { type ReactElement, useState } from 'react'
import { screen, userEvent, waitFor } from 'storybook/test'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { Modal } from './Modal.tsx'

import panel from './Panel.module.css'

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

/** Shows what renders on by itself, as loading and Mantine's transitions do. */
async function renderLive(element: ReactElement) {
  const page = await render(element)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  onTestFinished(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  })
  return page
}

async function renderPage() {
  const page = await renderLive(<Page />)
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

it('is closed by a click beside it, unless something is typed', async () => {
  const onClose = vi.fn<() => void>()
  await renderLive(
    <Modal opened onClose={onClose} title="Sign in" closeLabel="Close" direction="ltr">
      <input aria-label="Number" />
    </Modal>,
  )
  const field = await screen.findByRole('textbox', { name: 'Number' })
  const clickBeside = () => userEvent.click(document.querySelector(`.${panel.veil}`) ?? document.body)
  await clickBeside()
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.type(field, '06')
  await clickBeside()
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})
