import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withCars } from '../change-cars.ts'
import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** All cars, narrowed by the address. */
const meta = {
  title: 'Screens/Listing',
  tags: ['!autodocs', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: { address: ({ language }) => pathFor('buyCars', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  tags: ['!deep'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(20)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const Filtered: Story = {
  args: {
    address: ({ language }) => `${pathFor('buyCars', language)}?fuelType=diesel&transmission=manual&yearMin=2018`,
  },
}

export const NothingFound: Story = {
  args: { address: ({ language }) => `${pathFor('buyCars', language)}?q=zzzzzz&fuelType=diesel` },
}

export const AllSold: Story = { args: { change: withCars({ status: 'sold', soldAt: '2026-11-27T10:00:00.000Z' }) } }

export const LongNames: Story = {
  args: {
    change: withCars({
      name: 'Mercedes-Benz Sprinter Transporter 316 CDI Langer Radstand Hochdach',
      trim: '316 CDI Hochdach',
    }),
  },
}

export const SouthAfrica: Story = { globals: { edition: 'coza', language: 'en' } }
