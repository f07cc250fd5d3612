import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withBooking } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** A car that is held for a visitor until a deadline, and the time that is left. */
const meta = {
  title: 'Patterns/Booking with countdown',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Where something really ends: a car that is held, a time that is free, a code that works. Never to press somebody.',
      behaviour: [
        'The moment itself stands there with its day, before and without script; the time that is left is its companion.',
        'It counts down by minutes, from the time that the server says is left: a wrong clock of the device changes nothing.',
        'What happens at the end is said beforehand. At the end the page asks the server, and shows the new state by itself.',
        'The countdown is not announced each minute; a change of state is, once.',
        'Cancelling costs as much as it says, before it is pressed; the page of a booking opens by its link alone, without an account.',
      ],
      rules: [
        { good: 'We keep it for you until 14 May, 10:00.', bad: 'Hurry! 00:47:59' },
        { good: 'You have not paid anything: cancelling costs nothing.', bad: 'Are you sure?' },
        { good: 'Saffron for what passes in time, and the word beside it.', bad: 'Red figures that blink.' },
      ],
      components: [
        'Components/Badge',
        'Components/Button',
        'Components/Disclosure',
        'Components/Callout',
        'Forms/Submit button',
        'Forms/Stepper',
      ],
      screens: [
        ['Terms, and who books', 'screens-act-on-a-car--booking'],
        ['Booking, sent', 'screens-booking--requested'],
        ['Waiting for the deposit', 'screens-booking--awaiting-deposit'],
        ['Held', 'screens-booking--held'],
        ['The time is over', 'screens-booking--expired'],
        ['A visit', 'screens-visit--confirmed'],
      ],
    }),
  },
  args: {
    address: ({ language }) => pathFor('booking', language, { token: TOKEN }),
    selector: 'main div:has(> [role=status])',
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Asked for: held until we have called. */
export const Asked: Story = {
  tags: ['!deep'],
  args: { change: withBooking('requested'), selector: 'main div:has(> [role=status]), #pay' },
}

/** Paid: held for longer. */
export const Held: Story = { args: { change: withBooking('held') } }

/** Over: nothing counts any more. */
export const Over: Story = { args: { change: withBooking('expired') } }
