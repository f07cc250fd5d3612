import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { carPath } from '@otosafi/editions/routes/car-path'

import { recordedCar, withCar } from '../change-cars.ts'
import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** A car: photographs, price and its reason, defects before praise. */
const meta = {
  title: 'Screens/Car',
  tags: ['!autodocs', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: {
    address: ({ language, answers }) => carPath(recordedCar(answers), language),
  },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {
  tags: ['!deep'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const Sold: Story = { args: { change: withCar({ status: 'sold', soldAt: '2026-11-27T10:00:00.000Z' }) } }

export const Reserved: Story = { args: { change: withCar({ status: 'reserved' }) } }

/** Unknown facts are stated as unknown. */
export const LittleKnown: Story = {
  args: {
    change: withCar({
      trim: null,
      noOfOwners: null,
      numberofkeys: null,
      dateFirstUse: null,
      marketValue: null,
      marketWidth: null,
      inspection: null,
      documents: [],
      features: [],
      engineSound: null,
      technicalVisitCertificate: null,
      financing: null,
      monthlyPayment: null,
      convertedPrices: null,
    }),
  },
}

export const WithoutPhotos: Story = { args: { change: withCar({ photos: [] }) } }

export const LongName: Story = {
  args: {
    change: withCar({
      name: 'Mercedes-Benz Sprinter Transporter 316 CDI Langer Radstand Hochdach Kastenwagen',
      trim: '316 CDI Langer Radstand Hochdach Kastenwagen',
    }),
  },
}

export const SouthAfrica: Story = { globals: { edition: 'coza', language: 'en' } }
