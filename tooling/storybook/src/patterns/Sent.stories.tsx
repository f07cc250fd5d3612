import type { Meta, StoryObj } from '@storybook/react-vite'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar } from '../screens/change-cars.ts'
import { withSale, withVisit } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** What a page says once something is done. */
const meta = {
  title: 'Patterns/Done, and what comes next',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'After everything that was sent, booked, paid or changed. The page answers three questions: did it work, what happens now, and how do I come back to it.',
      behaviour: [
        'A small thing is confirmed where it was done: the message takes the place of the errors, is announced, and the form is empty again.',
        'What has a life of its own, as a booking, a visit or a sale, gets a page of its own under a secret link: who lost the mail still has it in the history of the browser.',
        'The page has the state in words, what happens next and when, the reference, what can still be changed, and how to reach us.',
        'The same is sent by mail or message. The page never asks people to print it.',
        'The page can be opened again and shows how it stands now, not how it stood when it was sent.',
        'A reload sends nothing twice.',
      ],
      rules: [
        { good: 'We call you today before 18:00.', bad: 'Thank you for your interest!' },
        {
          good: 'Reference MA-VS-7K3Q2P, with what to do if it must be another day.',
          bad: 'A green tick and nothing else.',
        },
        { good: 'Say what is not done yet: nothing is paid so far.', bad: 'Success!' },
      ],
      components: [
        'Components/Badge',
        'Components/Callout',
        'Components/State message',
        'Components/Disclosure',
        'Components/Button',
      ],
      screens: [
        ['A visit, asked for', 'screens-visit--requested'],
        ['A booking, held', 'screens-booking--held'],
        ['A car offered to us', 'screens-sale--sent'],
        ['A newsletter confirmed', 'screens-newsletter--confirm'],
      ],
    }),
  },
  args: {
    address: ({ language }) => pathFor('visit', language, { token: TOKEN }),
    selector: 'main div:has(> [role=status])',
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** A small thing: said in its place. */
export const InPlace: Story = {
  tags: ['!deep'],
  args: {
    address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/problem?sent=problem`,
    selector: '#problem',
  },
}

/** A page of its own: the state, what comes next, the reference. */
export const OwnPage: Story = {
  args: { change: withVisit('requested') },
}

/** Something of many steps: which are done, and which one is next. */
export const ManySteps: Story = {
  args: {
    address: ({ language }) => pathFor('sale', language, { token: TOKEN }),
    change: withSale('sent'),
    selector: 'main div:has(> [role=status])',
  },
}
