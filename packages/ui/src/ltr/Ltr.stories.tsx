import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Ltr } from './Ltr.tsx'

const meta = {
  title: 'Components/Ltr',
  parameters: {
    guide: {
      use: 'Keeps a price, phone number, range or registration in order within right-to-left text.',
      avoid: [{ when: 'A price is shown with all its parts', take: 'Components/Price' }],
      behaviour: ['Changes the direction of its own text alone.'],
      keyboard: null,
      screenReader: 'Reads as the text that it holds.',
      words: { write: '+212 5 22 40 11 87', not: '87 11 40 22 5 212+' },
      longText: 'The text wraps as usual; it changes nothing in left-to-right pages.',
      related: ['Components/Price', 'Forms/Phone field'],
    } satisfies Guide,
  },
  component: Ltr,
  args: { children: '+212 5 22 40 11 87' },
} satisfies Meta<typeof Ltr>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

/** The number reads from left to right although the sentence does not. */
export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  render: (args) => (
    <p>
      اتصل على <Ltr {...args} /> من الاثنين إلى السبت.
    </p>
  ),
}
