import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CarGrid } from '../car-card/CarCard.tsx'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { shape: 'line' },
  decorators: [
    (Story) => (
      <SkeletonGroup label="Cars are loading">
        <Story />
      </SkeletonGroup>
    ),
  ],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Picture: Story = { args: { shape: 'picture' } }

export const Cards: Story = {
  args: { shape: 'card' },
  render: (args) => (
    <CarGrid>
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} />
    </CarGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cars are loading')
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

export const RightToLeft: Story = { ...Cards, globals: { direction: 'rtl' }, play: async () => {} }
