import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  parameters: {
    guide: {
      use: 'Names a state of a car in a word or two, most often over its photograph.',
      avoid: [
        { when: 'It can be removed or leads somewhere', take: 'Components/Chip' },
        { when: 'It needs a sentence', take: 'Components/Callout' },
      ],
      behaviour: [
        'The tone follows the state: brand for certified, accent for limited in time, plain for facts, ink for ended.',
        'It does not change by itself and works without script.',
      ],
      keyboard: null,
      screenReader: 'The text alone is read; the colour adds nothing to it.',
      words: { write: 'Reserved until Tuesday', not: 'Hurry, almost gone!' },
      examples: [
        {
          good: {
            draw: () => <Badge tone="accent">Reserved until Tuesday</Badge>,
            why: 'A state, and until when it holds.',
          },
          bad: { draw: () => <Badge tone="accent">Hurry, almost gone!</Badge>, why: 'Pressure, and no state.' },
        },
        {
          good: {
            draw: () => <Badge tone="brand">Certified</Badge>,
            why: 'The word says it; the colour only repeats it.',
          },
          bad: { draw: () => <Badge tone="brand">OK</Badge>, why: 'Without its colour it says nothing.' },
        },
      ],
      longText: 'Breaks anywhere rather than overflow; the frame grows in height.',
      related: ['Components/Car card', 'Components/Chip', 'Components/Callout'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: { tone: 'accent', children: 'Inani lehlisiwe kusukela ngoLwesihlanu olwedlule' },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { children: 'سيارة معتمدة' },
}
