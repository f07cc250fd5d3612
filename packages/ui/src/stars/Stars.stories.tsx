import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Stars } from './Stars.tsx'

const meta = {
  title: 'Components/Stars',
  parameters: {
    guide: {
      use: 'Shows a rating out of five that customers gave.',
      avoid: [{ when: 'It is the state of a car', take: 'Components/Car state icon' }],
      behaviour: ['Drawn to the nearest half star.', 'It only shows: nobody rates with it.'],
      keyboard: null,
      screenReader: 'An image, read by its words alone.',
      words: { write: '4.5 out of 5', not: 'Great!' },
      longText: 'It shows no text; the stars fill in reading direction.',
      related: ['Components/Quote'],
    } satisfies Guide,
  },
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
