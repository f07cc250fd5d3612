import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'brand', children: 'Certified' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Certified: Story = {}

export const BoundToTime: Story = { args: { tone: 'accent', children: 'Reserved until Tuesday' } }

export const Fact: Story = { args: { tone: 'plain', children: 'New in stock' } }

export const Over: Story = { args: { tone: 'ink', children: 'Sold' } }

/** The longest words that a badge carries in the offered languages. */
export const LongText: Story = {
  args: { tone: 'accent', children: 'Inani lehlisiwe kusukela ngoLwesihlanu olwedlule' },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'سيارة معتمدة' },
}
