import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { BODY_TYPE_NAMES, BodyTypeIcon } from './BodyTypeIcon.tsx'

const meta = {
  title: 'Components/Body type icon',
  parameters: {
    guide: {
      use: 'Draws a body type from the side, to make a list of body types quick to scan.',
      avoid: [{ when: 'An action or a remark needs a sign', take: 'Components/Icon' }],
      behaviour: [
        'The drawings come with one sprite, which loads when the first is shown; until then the place is empty.',
      ],
      keyboard: null,
      screenReader: 'Hidden from screen readers: write the name of the body type beside it.',
      words: null,
      longText: 'It carries no text and does not turn round in right-to-left pages.',
      related: ['Components/Car state icon', 'Components/Count links', 'Components/Icon'],
    } satisfies Guide,
  },
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
export const RightToLeft: Story = { tags: ['deep'], globals: { direction: 'rtl' }, args: { type: 'pickup' } }
