import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FavouriteButton } from './FavouriteButton.tsx'

/** What script does to a page whose hearts work. */
async function makeLive() {
  document.documentElement.dataset['live'] = ''
  return () => delete document.documentElement.dataset['live']
}

const meta = {
  title: 'Components/Favourite button',
  component: FavouriteButton,
  args: { id: '4k7q2pxa', label: 'Keep Toyota Corolla 2019' },
  beforeEach: makeLive,
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
  beforeEach: () => {
    delete document.documentElement.dataset['live']
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'احتفظ بتويوتا كورولا 2019' } }
