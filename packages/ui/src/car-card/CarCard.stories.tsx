import type { Meta, StoryObj } from '@storybook/react-vite'

import { COROLLA, DUSTER, LOGAN_IN_ARABIC, PRADO } from '../testing/cars.ts'
import { CarCard, CarGrid } from './CarCard.tsx'

const meta = {
  title: 'Components/Car card',
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

export const LongText: Story = {
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
