import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import { LazySheet } from './LazySheet.tsx'

/** How a page uses it: a button opens it, and has the focus again when it is closed. */
const meta = {
  title: 'Islands/Sheet on a page',
  component: LazySheet,
  args: {
    opened: false,
    onClose: fn(),
    onFailed: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    direction: 'ltr',
    foot: <Button wide>Show 128 cars</Button>,
    children: <p>Brand, model, price.</p>,
  },
  render: function OnAPage(args) {
    const [opened, setOpened] = useState(args.opened)
    return (
      <>
        <Button onClick={() => setOpened(true)}>Open</Button>
        <LazySheet {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    )
  },
} satisfies Meta<typeof LazySheet>
export default meta
type Story = StoryObj<typeof meta>

export const LoadedWhenUsed: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    await expect(await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 20_000 })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
}
