import type { Meta, StoryObj } from '@storybook/react-vite'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar } from '../screens/change-cars.ts'
import { withPoll } from '../screens/made-links.ts'
import { TOKEN } from '../screens/made-parts.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** Giving a page to somebody else, who decides with or for the visitor. */
const meta = {
  title: 'Patterns/Share',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Where a decision is made by more than one: a car, a comparison, a list of favourites, a report. Most shares are a message on WhatsApp.',
      behaviour: [
        'The address holds all that is seen, so that copying it from the browser is a way to share, too.',
        'On a phone that has a way to share of its own, that one opens; elsewhere a menu with WhatsApp, copy and print.',
        'The message says what it is about before the link: name, distance, price, reference. Its picture has the name in words.',
        'A link opens at once, for everybody, without an account or an app.',
        'What is secret, as the page of a booking, says that its link is to be kept to oneself.',
        'Without script WhatsApp and print are plain links.',
      ],
      rules: [
        { good: 'Send on WhatsApp', bad: 'Eight icons of networks.' },
        {
          good: 'Say who sees what before a link is made, and until when it works.',
          bad: 'Share first, explain later.',
        },
        { good: 'Where it cannot be copied, show the address.', bad: '“Copied”, without knowing.' },
      ],
      components: ['Components/Menu', 'Components/Icon button', 'Components/Notifications', 'Components/Button'],
      screens: [
        ['Car', 'screens-car--available'],
        ['Vote', 'screens-browse-and-compare--vote'],
        ['Comparison', 'screens-browse-and-compare--compare'],
        ['Favourites by their address', 'screens-browse-and-compare--favourites'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Beside a car: favourite and share. Press the second to see the ways. */
export const CarPage: Story = {
  tags: ['!deep'],
  args: {
    address: ({ language, answers }) => carPath(recordedCar(answers), language),
    selector: 'main div:has(> form):has(> div > details)',
  },
}

/** Letting others vote between cars: what they see, who sees their names, and until when. */
export const Vote: Story = {
  args: {
    address: ({ language }) => pathFor('poll', language, { token: TOKEN }),
    change: withPoll,
    selector: '#vote, main div:has(> #vote) > :last-child',
  },
}
