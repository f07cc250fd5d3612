import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar } from '../screens/change-cars.ts'
import { SLOTS, withFreeTimes, withVisit } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** Choosing a day and a time, and writing them. */
const meta = {
  title: 'Patterns/Days and times',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'For a visit, an inspection, a call: a moment that both sides must keep. What only tells when something was is written, not chosen.',
      behaviour: [
        'Offer the days that are free as links and their times as choices; a calendar with grey days makes people search.',
        'A time is that of the showroom, and says so where somebody may be elsewhere.',
        'A day that people know by heart is asked by the browser’s own date field, a year alone by a list.',
        'A date is written with the name of its month: 5/8 is two days, by country. The formats of each language stand in Foundations/Writing.',
        'The day of the week stands beside the date: it is what people plan by.',
        'A time that somebody else took in the meantime is said at once, with the next free ones in its place, and nothing else is lost.',
        'What was agreed can be put into the calendar of the phone, and be moved without a call.',
      ],
      rules: [
        { good: 'Thursday 14 May, 10:00', bad: '14/05/26 10:00 AM' },
        { good: 'This time is no longer free. Choose another one.', bad: 'Invalid date' },
        { good: 'The times of each showroom under its name', bad: 'All times of all showrooms in one list' },
      ],
      components: ['Forms/Radio', 'Forms/Fieldset', 'Forms/Date field', 'Forms/Select field', 'Components/Disclosure'],
      screens: [
        ['A visit: day and time', 'screens-act-on-a-car--visit'],
        ['A visit, moved', 'screens-visit--confirmed'],
        ['A time for a service', 'screens-finance-and-services--service-time'],
        ['No free times', 'screens-finance-and-services--no-free-times'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** The free days as links, and the free times of one of them. */
export const ChooseATime: Story = {
  tags: ['!deep'],
  args: {
    address: ({ language, answers }) => pathFor('interested', language, { id: recordedCar(answers).id }),
    change: withFreeTimes,
    selector: 'main form:has(input[name=slot])',
  },
}

/** The next step says again which time was chosen. */
export const Chosen: Story = {
  args: {
    address: ({ language, answers }) =>
      `${pathFor('interested', language, { id: recordedCar(answers).id })}?way=visit&slot=${SLOTS[0]?.id}`,
    change: withFreeTimes,
    selector: 'main form[method=post]',
  },
}

/** Agreed: the day of the week, the date and the time, the place, and the way into a calendar. */
export const Agreed: Story = {
  args: {
    address: ({ language }) => pathFor('visit', language, { token: TOKEN }),
    change: withVisit('confirmed'),
    selector: 'main div:has(> [role=status])',
  },
}
