import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { CAR_STATE_NAMES, CarStateIcon } from './CarStateIcon.tsx'

const meta = {
  title: 'Components/Car state icon',
  parameters: {
    guide: {
      use: 'Draws the state of a car from excellent to damaged, for the question what state one’s own car is in.',
      avoid: [{ when: 'The state of a listed car is named', take: 'Components/Badge' }],
      behaviour: ['The drawings come with one sprite, which loads when the first is shown.'],
      keyboard: null,
      screenReader: 'Hidden from screen readers: write the grade beside it.',
      words: null,
      longText: 'It carries no text and does not turn round in right-to-left pages.',
      related: ['Components/Body type icon', 'Forms/Radio'],
    } satisfies Guide,
  },
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
