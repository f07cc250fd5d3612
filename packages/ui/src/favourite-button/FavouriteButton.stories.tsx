import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FavouriteButton } from './FavouriteButton.tsx'

const meta = {
  title: 'Components/Favourite button',
  component: FavouriteButton,
  args: { id: '4k7q2pxa', label: 'Keep Toyota Corolla 2019' },
} satisfies Meta<typeof FavouriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const NotKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Keep Toyota Corolla 2019', pressed: false })).toHaveFocus()
  },
}

export const Kept: Story = {
  play: async ({ canvas }) => canvas.getByRole('button').setAttribute('aria-pressed', 'true'),
}

export const BeforeScript: Story = {
  parameters: { live: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'احتفظ بتويوتا كورولا 2019' } }
