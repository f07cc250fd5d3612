import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withAccount } from '../screens/made-account.ts'
import { withBooking, withVisit } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** Steps that take something away, and the question before them. */
const meta = {
  title: 'Patterns/Before it cannot be undone',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Cancelling, deleting, giving back, ending a session: what costs money, time or data and cannot be taken back. What can be undone is done at once, without a question.',
      behaviour: [
        'Two presses, in two places: the first opens a box that says what will be lost, in money too, and what stays. The second does it.',
        'The box opens without script; no dialog of the browser asks.',
        'The button repeats what it does, in red and in words.',
        'Going on as before is the easy way: closing the box, or leaving the page, changes nothing.',
        'What a stranger at the device could do is asked for with the password.',
        'Afterwards the page says that it is done, and for how long it can still be had, if at all.',
      ],
      rules: [
        { good: 'Yes, cancel the visit', bad: 'Yes' },
        {
          good: 'Your favourites and searches are removed at once and for good. Of a booking only what it was and when is kept.',
          bad: 'Are you sure? This cannot be undone.',
        },
        {
          good: 'Let people undo what is small: a removed favourite is one press away.',
          bad: 'Ask before every removal, until nobody reads the question.',
        },
      ],
      components: [
        'Components/Disclosure',
        'Forms/Submit button',
        'Forms/Password field',
        'Islands/Modal',
        'Components/Callout',
      ],
      screens: [
        ['A visit', 'screens-visit--confirmed'],
        ['A booking', 'screens-booking--held'],
        ['An account', 'screens-account--privacy'],
        ['Sessions elsewhere', 'screens-account--sign-ins'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** A visit: the box that was opened says what it means. */
export const OfAVisit: Story = {
  tags: ['!deep'],
  args: {
    address: ({ language }) => pathFor('visit', language, { token: TOKEN }),
    change: withVisit('confirmed'),
    selector: 'main details:has(#cancel)',
  },
}

/** A booking: what it costs is said before it is pressed. */
export const OfABooking: Story = {
  args: {
    address: ({ language }) => pathFor('booking', language, { token: TOKEN }),
    change: withBooking('held'),
    selector: 'main details:has(#cancel)',
  },
}

/** An account: what is deleted and what is kept, and the password. */
export const OfAnAccount: Story = {
  args: {
    address: ({ language }) => pathFor('accountSection', language, { key: 'privacy' }),
    change: withAccount,
    isSignedIn: true,
    selector: 'main form:has([type=password])',
  },
}
