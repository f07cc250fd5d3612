import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar } from '../screens/change-cars.ts'
import { SLOTS, withFreeTimes, withSale } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import type { ScreenArgs } from '../screens/open-world.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

const nextSteps: ScreenArgs['address'] = ({ language, answers }) =>
  pathFor('interested', language, { id: recordedCar(answers).id })

/** A sum of what was answered, before or after it is sent. */
const meta = {
  title: 'Patterns/Check answers',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Before the button that takes something away from others, as a car or a time. What was answered stands above the button, and each part has a way back. What can be changed after it was sent is summed up after it, on its own page.',
      behaviour: [
        'Booking a car: the last step has name and number, the terms, and how the deposit is paid. Name and terms each have “Change”; the button stands below all of them.',
        'Visiting a car: the day, the time, the showroom and the test drive stand above the questions who comes, with the way back to other times.',
        'Selling a car: nothing is summed up before it is sent. The names of the three steps stay in sight, and going back loses nothing. The page of the sale shows the answers afterwards, and photos can be added and removed until the car is inspected.',
        'Going back and forth keeps all that was typed. A number that was proved needs no second code.',
        'Terms that have changed meanwhile are said beside them; nothing is booked on the former ones.',
        'All of it works without script.',
      ],
      rules: [
        { good: 'Salma Bennani · 06 61 23 45 67, with “Change” beside it.', bad: 'The fields once more, greyed out.' },
        { good: 'The button says what it does: Book.', bad: 'Confirm, after a question whether one is sure.' },
        {
          good: 'Sum up where a mistake costs a visitor or others something.',
          bad: 'A step of its own to check two fields that are still in sight.',
        },
      ],
      components: [
        'Forms/Stepper',
        'Components/Button',
        'Components/Text link',
        'Components/Spec list',
        'Forms/Submit button',
      ],
      screens: [
        ['Booking a car', 'screens-act-on-a-car--booking'],
        ['Visiting a car', 'screens-act-on-a-car--visit'],
        ['Selling a car', 'screens-sell-and-value--sell-your-car'],
        ['The answers about a car', 'screens-sale--inspected'],
      ],
    }),
  },
  args: { address: nextSteps, selector: '#booking' },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** The last step of a booking: nothing is booked before its button. */
export const BeforeBooking: Story = {
  tags: ['!deep'],
  args: {
    address: (place) => `${nextSteps(place)}?way=booking`,
    sent: { to: 'last', fullName: 'Salma Bennani', phone: '06 61 23 45 67', email: '', channel: 'phone', proofId: '' },
    change: withFreeTimes,
  },
}

/** The time of a visit stands above the questions who comes, and can be chosen anew. */
export const BeforeAVisit: Story = {
  args: {
    address: (place) => `${nextSteps(place)}?way=visit&slot=${SLOTS[0]?.id}&drive=on`,
    change: withFreeTimes,
    selector: '#visit',
  },
}

/** After a car was offered: the answers of its seller, on the page of the sale. */
export const AfterSelling: Story = {
  args: {
    address: ({ language }) => pathFor('sale', language, { token: TOKEN }),
    change: withSale('inspected'),
    selector: 'main section:has(> dl), main section:has(> h2 + ul picture), main section:has(> h2 + ul img)',
  },
}
