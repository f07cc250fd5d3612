import type { Meta, StoryObj } from '@storybook/react-vite'

import type { StoreList } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { SLOTS, withSale, withVisit } from '../screens/made-appointments.ts'
import { TOKEN } from '../screens/made-parts.ts'
import type { Change } from '../screens/replay.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

const visit = withVisit('confirmed')

/** A visit at the first showroom that was recorded, whose address is known. */
const atAShowroom: Change = (path, body, answers) => {
  if (path !== '/stores') return visit(path, body, answers)
  const { stores } = body as StoreList
  return { stores: stores.map((store, at) => (at === 0 ? { ...store, ...SLOTS[0]?.store } : store)) }
}

/** Two editions on one docs page need a document each. */
const inAFrame = { parameters: { docs: { story: { inline: false, height: '600px' } } } }

/** Where a showroom is, where a visit takes place, and where somebody lives. */
const meta = {
  title: 'Patterns/Addresses',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Where people must find a place, or we must find them. Show a whole address only where somebody goes there; ask for one only where somebody comes.',
      behaviour: [
        'A showroom: its name first, then the address in one line, its hours, its number, and a link to the map.',
        'A visit: day and time first, then the showroom with its address. Where the address is not to be had, the name stands alone. The calendar’s file has the place, too.',
        'Street, quarter and town each keep their own direction. A number before the street stays with it.',
        'One field takes a whole address, as it is said to a driver: “the street behind the mosque” is an answer. No postcode is asked, and nothing is compared with a list.',
        'The seller’s home is asked for in Senegal alone, where inspectors come home, unless the showroom was chosen. In the other editions the car comes to the showroom.',
        'The form that offers a car asks for the town alone. Who orders an inspector for any car may name where it stands, and need not.',
      ],
      rules: [
        { good: 'Street, number and district, in one field.', bad: 'Address line 1, address line 2, postcode, county' },
        { good: 'A link to the map that opens the map’s own app.', bad: 'A map on every page, which costs data.' },
        {
          good: 'Ask for the town; ask for the street once somebody comes there.',
          bad: 'Ask everybody where they live.',
        },
      ],
      components: ['Forms/Text field', 'Forms/Select field', 'Forms/Radio', 'Forms/Fieldset', 'Components/Ltr'],
      screens: [
        ['Showrooms', 'screens-read--contact-us'],
        ['A visit', 'screens-visit--confirmed'],
        ['The time of an inspection', 'screens-sale--sent'],
        ['An inspector for any car', 'screens-finance-and-services--inspector'],
      ],
    }),
  },
  args: {
    address: ({ language }) => pathFor('contactUs', language),
    selector: 'main section li:first-child:has(> h3)',
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** A showroom, with its hours and the way there. */
export const Showroom: Story = { tags: ['!deep'] }

/** Where a visit takes place. */
export const OfAVisit: Story = {
  args: {
    address: ({ language }) => pathFor('visit', language, { token: TOKEN }),
    change: atAShowroom,
    selector: 'main div:has(> [role=status])',
  },
}

/** Senegal: an inspector comes to the seller’s home, or the car to the showroom. */
export const HomeOfASeller: Story = {
  args: {
    address: ({ language }) => pathFor('sale', language, { token: TOKEN }),
    change: withSale('sent'),
    selector: '#move',
  },
  globals: { edition: 'sn', language: 'fr' },
  ...inAFrame,
}

/** Every other edition: a time at the showroom, and no address is asked. */
export const AtTheShowroom: Story = {
  args: {
    address: ({ language }) => pathFor('sale', language, { token: TOKEN }),
    change: withSale('sent'),
    selector: '#move',
  },
  globals: { edition: 'ma', language: 'en' },
  ...inAFrame,
}
