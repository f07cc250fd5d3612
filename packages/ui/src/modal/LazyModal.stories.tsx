import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import { LazyModal } from './LazyModal.tsx'

/** How a page uses it: a button opens it, and has the focus again when it is closed. */
const meta = {
  title: 'Islands/Modal on a page',
  component: LazyModal,
  args: {
    opened: false,
    onClose: fn(),
    onFailed: fn(),
    title: 'Sign in',
    closeLabel: 'Close',
    direction: 'ltr',
    children: <p>With your e-mail address or your phone number.</p>,
  },
  render: function OnAPage(args) {
    const [opened, setOpened] = useState(args.opened)
    return (
      <>
        <Button onClick={() => setOpened(true)}>Open</Button>
        <LazyModal {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  },
} satisfies Meta<typeof LazyModal>
export default meta
type Story = StoryObj<typeof meta>

export const LoadedWhenUsed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await step('the keyboard opens it and is kept in it', async () => {
      open.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name: 'Sign in' }, { timeout: 20_000 })
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    })
    await step('the page behind it stands still, without a style element of a script', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(open).toHaveFocus())
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    })
    await step('it opens again, and a press beside it closes it', async () => {
      await userEvent.click(open)
      await screen.findByRole('dialog', { name: 'Sign in' })
      await waitFor(() => expect(document.elementFromPoint(2, 2)?.getBoundingClientRect().width).toBe(innerWidth))
      await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}
