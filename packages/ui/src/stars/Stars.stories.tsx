import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Stars } from './Stars.tsx'

const meta = {
  title: 'Components/Stars',
  component: Stars,
  args: { rating: 4.5, label: '4.5 out of 5' },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const WithHalf: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '4.5 out of 5' })).toBeVisible(),
}

export const Five: Story = { args: { rating: 5, label: '5 out of 5' } }

export const None: Story = { args: { rating: 0, label: '0 out of 5' } }

/** The half that is filled is the one that is read first. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { rating: 3.5, label: '3.5 من 5' } }
