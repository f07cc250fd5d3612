import { useState } from 'react'
import { screen, userEvent, waitFor } from 'storybook/test'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { LazySheet } from '../sheet/LazySheet.tsx'
import { render } from '../testing/render.ts'
import { LazyModal } from './LazyModal.tsx'

// Mantine asks for the reader's colour scheme and motion; jsdom has neither.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})

const PANELS = { LazyModal, LazySheet }

function Page({ panel }: { panel: keyof typeof PANELS }) {
  const [opened, setOpened] = useState(false)
  const Panel = PANELS[panel]
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Panel
        opened={opened}
        onClose={() => setOpened(false)}
        onFailed={() => {}}
        title="Sign in"
        closeLabel="Close"
        direction="ltr"
      >
        <p>With your phone number.</p>
      </Panel>
    </>
  )
}

/** Shows a page whose further renderings come by themselves, as loading and Mantine's transitions do. */
async function renderPage(panel: keyof typeof PANELS) {
  const page = await render(<Page panel={panel} />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  onTestFinished(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
  })
  return page.getByRole('button', { name: 'Open' })
}

it.each(['LazyModal', 'LazySheet'] as const)(
  '%s takes the focus from what opened it, and gives it back, the first time too',
  async (panel) => {
    const open = await renderPage(panel)
    await userEvent.click(open)
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' }, { timeout: 20_000 })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toBe(document.activeElement))
  },
)

it('puts no style element into the page, which its policy would refuse', async () => {
  const open = await renderPage('LazyModal')
  const before = document.querySelectorAll('style:not([data-vite-dev-id])').length
  await userEvent.click(open)
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  expect(document.querySelectorAll('style:not([data-vite-dev-id])')).toHaveLength(before)
})
