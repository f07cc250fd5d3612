import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withCars } from '../change-cars.ts'
import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** The page that opens with the question a visitor came with. */
const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: { address: ({ language }) => pathFor('home', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  tags: ['!deep'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('search')).toBeVisible()
  },
}

/** The address without a language is a page of its own where English comes first. */
export const BareAddress: Story = { args: { address: () => '/' }, globals: { edition: 'coza', language: 'en' } }

export const SouthAfrica: Story = { globals: { edition: 'coza', language: 'en' } }

export const Senegal: Story = { globals: { edition: 'sn', language: 'fr' } }

export const LongNames: Story = {
  args: {
    change: withCars({
      name: 'Mercedes-Benz Sprinter Transporter 316 CDI Langer Radstand Hochdach',
      trim: '316 CDI Hochdach',
    }),
  },
}

/** A country that has just opened: no customer has said anything yet, and what would be empty is not there. */
export const WithoutCustomers: Story = {
  args: {
    change: (path, body) => {
      if (path === '/testimonials') return { testimonials: [] }
      if (path === '/blogs') return { blogs: [], total: 0 }
      return path === '/customer-gallery' ? { customerGallery: [] } : body
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(canvas.queryByRole('blockquote')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }
