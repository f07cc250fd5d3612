import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar } from '../change-cars.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** Selling a car: why and how, what it is worth, and the form that offers it. */
const meta = {
  title: 'Screens/Sell and value',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('sellCar', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

/** The query that names the recorded car. */
function ofCar({ answers }: Parameters<ScreenArgs['address']>[0]): string {
  const { brand, model } = recordedCar(answers)
  return `brand=${brand.id}&model=${model.id}`
}

const withYear = (place: Parameters<ScreenArgs['address']>[0]) =>
  `${ofCar(place)}&year=${recordedCar(place.answers).modelYear}&mileage=84000`

export const SellCar: Story = { tags: ['!deep'] }

export const FirstValue: Story = {
  args: { address: (place) => `${pathFor('sellCar', place.language)}?${withYear(place)}` },
}

export const TradeIn: Story = {
  args: {
    address: (place) => `${pathFor('sellCar', place.language)}?car=${recordedCar(place.answers).id}&${withYear(place)}`,
  },
}

export const SellYourCar: Story = { args: { address: ({ language }) => pathFor('sellYourCar', language) } }

export const SellYourCarPhone: Story = { ...SellYourCar, tags: ['!test'], globals: { viewport: { value: 'w360' } } }

/** The tool of an edition that has it. */
export const PricingTool: Story = {
  args: { address: ({ language }) => pathFor('pricingTool', language) },
  globals: { edition: 'ma' },
}

export const Prices: Story = {
  args: { address: (place) => `${pathFor('pricingTool', place.language)}?${ofCar(place)}` },
  globals: { edition: 'ma' },
}

export const Valuation: Story = {
  args: { address: (place) => `${pathFor('pricingTool', place.language)}?${withYear(place)}` },
  globals: { edition: 'ma' },
}
