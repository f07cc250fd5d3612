import type { Meta, StoryObj } from '@storybook/react-vite'

import { BODY_TYPE_NAMES, BodyTypeIcon } from './BodyTypeIcon.tsx'

const meta = {
  title: 'Components/Body type icon',
  component: BodyTypeIcon,
  args: { type: 'sedan' },
} satisfies Meta<typeof BodyTypeIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const Every: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, color: 'var(--brand)', fontSize: 'var(--text-2xl)' }}>
      {BODY_TYPE_NAMES.map((type) => (
        <li key={type}>
          <BodyTypeIcon type={type} />
          <span style={{ fontSize: 'var(--text-s)' }}>{type}</span>
        </li>
      ))}
    </ul>
  ),
}

/** Drawn the same way in both directions: a car seen from the side leads nowhere. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { type: 'pickup' } }
