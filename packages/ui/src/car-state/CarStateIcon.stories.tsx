import type { Meta, StoryObj } from '@storybook/react-vite'

import { CAR_STATE_NAMES, CarStateIcon } from './CarStateIcon.tsx'

const meta = {
  title: 'Components/Car state icon',
  component: CarStateIcon,
  args: { state: 'good' },
} satisfies Meta<typeof CarStateIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const Every: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, color: 'var(--brand)', fontSize: 'var(--text-2xl)' }}>
      {CAR_STATE_NAMES.map((state) => (
        <li key={state}>
          <CarStateIcon state={state} />
          <span style={{ fontSize: 'var(--text-s)' }}>{state}</span>
        </li>
      ))}
    </ul>
  ),
}
