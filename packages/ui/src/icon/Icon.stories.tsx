import type { Meta, StoryObj } from '@storybook/react-vite'

import { Icon } from './Icon.tsx'
import { arrowEnd, heartFilled, shield } from './icons.ts'

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: shield },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const Filled: Story = { args: { icon: heartFilled } }

/** As large as the words beside it, in their colour. */
export const BesideText: Story = {
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8, color: 'var(--brand)', fontSize: 'var(--text-xl)' }}>
      <Icon {...args} /> 200 points inspected
    </p>
  ),
}

/** An arrow follows the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: arrowEnd },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      التالي <Icon {...args} />
    </p>
  ),
}
