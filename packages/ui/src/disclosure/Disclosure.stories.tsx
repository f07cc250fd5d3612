import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  parameters: {
    guide: {
      use: 'Hides what only some people need behind a line that says what it is.',
      avoid: [
        { when: 'Everybody needs it', take: 'Components/Section' },
        { when: 'It holds links of the site', take: 'Components/Menu' },
      ],
      parts: ['Summary', 'Note', 'Chevron', 'Content'],
      behaviour: [
        'A native details element: opens and closes without script.',
        'Those with one name open one at a time.',
      ],
      keyboard: [
        [['Tab'], 'goes to its head, then into an open one'],
        [['Enter', 'Space'], 'open and close it'],
      ],
      screenReader: 'Announced with its state; the note is read as part of the line.',
      words: { write: 'Who pays for the transfer of the papers?', not: 'More information' },
      longText: 'The line wraps; note and chevron stand at its end in either direction.',
      related: ['Components/Section', 'Components/Menu', 'Components/Option list'],
    } satisfies Guide,
  },
  component: Disclosure,
  args: {
    summary: 'May I bring the car back?',
    children: <p>Yes, within five days, and you get the whole price back.</p>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: true } }

export const WithNote: Story = { args: { summary: 'Brakes', note: '10 of 10 points' } }

export const OpenedByItsLine: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/within five days/)
    await expect(answer.checkVisibility()).toBe(false)
    await userEvent.click(canvas.getByText('May I bring the car back?'))
    await expect(answer.checkVisibility()).toBe(true)
  },
}

/** Opening one closes the other of its name. */
export const OneAtATime: Story = {
  render: () => (
    <>
      <Disclosure name="questions" summary="Who pays the transfer?">
        <p>Usually the buyer.</p>
      </Disclosure>
      <Disclosure name="questions" summary="How long does it take?">
        <p>Two days.</p>
      </Disclosure>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Who pays the transfer?'))
    await userEvent.click(canvas.getByText('How long does it take?'))
    await expect(canvas.getByText('Usually the buyer.').checkVisibility()).toBe(false)
    await expect(canvas.getByText('Two days.').checkVisibility()).toBe(true)
  },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    summary: 'Ngingayibuyisela yini imoto uma ngithola ukonakala obungashiwongo embikweni wokuhlola?',
    note: 'amaphuzu angu-18 kwangu-18',
    open: true,
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { summary: 'هل يمكنني إرجاع السيارة؟', note: '7 أيام', open: true, children: <p>نعم، خلال سبعة أيام.</p> },
}
