import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { COROLLA, DUSTER, LOGAN_IN_ARABIC, PRADO } from '../testing/cars.ts'
import type { Guide } from '../testing/guide.ts'
import { CarCard, CarGrid } from './CarCard.tsx'

const meta = {
  title: 'Components/Car card',
  parameters: {
    guide: {
      use: 'Shows a car in a list: what it is, what it costs, how far it was driven and where it stands.',
      avoid: [
        { when: 'The facts are those of one car on its own page', take: 'Components/Spec list' },
        { when: 'Only photographs are shown', take: 'Components/Gallery' },
      ],
      anatomy: {
        draw: () => <CarCard {...DUSTER} favourite={{ id: '8r2mw0bt', label: 'Keep Dacia Duster 2021' }} />,
        parts: [
          ['Photograph', 'article > div'],
          ['Badges: its states', 'article > div > p'],
          ['Name and version; the name is the link of the whole card', 'article :is(h2, h3)'],
          ['Price, with the former one', 'strong'],
          ['Monthly figure', 'span + p'],
          ['Facts, ending in the place', 'ul, span ~ p ~ *'],
          ['Favourite button', 'button'],
        ],
      },
      behaviour: [
        'The whole card leads to the car; the favourite button is a target of its own.',
        'Cards in view when the page opens load their photographs at once, others when near.',
        'Without script the card is a link and nothing is lost but the favourite button’s state.',
      ],
      keyboard: [
        [['Tab'], 'goes to the link of the title, then to the favourite button'],
        [['Enter'], 'opens the car'],
        [['Enter', 'Space'], 'press the favourite button'],
      ],
      screenReader:
        'The photograph has an empty alternative text, since the title names the car. Set the heading’s level after the page’s outline.',
      words: { write: '64 200 km · Diesel · Manual', not: 'Low mileage, great car!' },
      examples: [
        {
          good: {
            draw: () => <CarCard {...COROLLA} />,
            why: 'What is known, in the order in which people ask.',
          },
          bad: {
            draw: () => (
              <CarCard
                {...COROLLA}
                photo={null}
                title="Amazing Corolla, must see!"
                facts={['Low mileage', 'Great car']}
              />
            ),
            why: 'Praise in the place of facts.',
          },
        },
      ],
      longText: 'Title, version and facts wrap; names of cars keep their own direction.',
      related: [
        'Components/Price',
        'Components/Facts',
        'Components/Badge',
        'Components/Favourite button',
        'Components/Slider strip',
      ],
    } satisfies Guide,
  },
  component: CarCard,
  args: COROLLA,
  decorators: [
    (Story) => (
      <CarGrid>
        <Story />
      </CarGrid>
    ),
  ],
} satisfies Meta<typeof CarCard>
export default meta
type Story = StoryObj<typeof meta>

export const Certified: Story = {}

export const PriceLowered: Story = { args: DUSTER }

export const WithFavourite: Story = {
  args: { favourite: { id: '4k7q2pxa', label: 'Keep Toyota Corolla 2019' } },
}

export const Reserved: Story = {
  args: {
    badges: [
      { tone: 'brand', text: 'Certified' },
      { tone: 'accent', text: 'Reserved' },
    ],
  },
}

/** Without version and monthly figure: nothing stands where they would. */
export const Sold: Story = { args: { ...PRADO, subtitle: undefined, monthly: undefined } }

export const WithoutPhoto: Story = { args: { photo: null } }

/** The ring around the card has two colours, of which one is seen on every photograph. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    const ring = getComputedStyle(link, '::after')
    await expect([ring.outlineStyle, ring.borderTopStyle]).toEqual(['solid', 'solid'])
    await expect(ring.outlineColor).not.toBe(ring.borderTopColor)
  },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    title: 'Mercedes-Benz Sprinter Transporter 2018',
    subtitle: '316 CDI Langer Radstand Hochdach Kastenwagen',
    price: { amount: '1 249 900 000 FCFA', old: { label: 'Before', amount: '1 310 000 000 FCFA' } },
    monthly: 'malunga nama-29 000 000 FCFA ngenyanga, isibalo sokulinganisa kuphela',
    facts: ['284 000 km', 'I-hybrid ene-plug', 'I-othomathikhi enezinyathelo ezimbili'],
    place: 'ePietermaritzburg, KwaZulu-Natal',
    badges: [
      { tone: 'brand', text: 'Iqinisekisiwe' },
      { tone: 'accent', text: 'Ibekelwe eceleni kuze kube uLwesibili' },
      { tone: 'plain', text: 'Entsha' },
    ],
  },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  ...WithFavourite,
  globals: { direction: 'rtl' },
  args: { ...LOGAN_IN_ARABIC, favourite: { id: '0vyd3n6s', label: 'احتفظ بداسيا لوغان 2020' } },
}

export const Grid: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <CarCard {...DUSTER} />
        <CarCard {...PRADO} />
      </>
    ),
  ],
}
