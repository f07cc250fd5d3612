import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** An answer that the page cannot read: header and footer stay, so that there is a way on. */
const meta = {
  title: 'Screens/Unexpected error',
  tags: ['!autodocs'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: {
    address: ({ language }) => pathFor('buyCars', language),
    change: (path, body) => (path === '/cars' ? {} : body),
  },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('banner')).toBeVisible()
    // Home and the cars: a page to be loaded again has one link.
    await expect(canvas.getByRole('main').querySelectorAll('a')).toHaveLength(2)
  },
}

/** Nothing answered: the page asks to be loaded again. */
export const Unreached: Story = {
  args: {
    change: (path, body) => (path === '/cars' ? Promise.reject(new TypeError('Failed to fetch')) : body),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    // By its element: testing-library takes the empty address, which is the page's own, for none.
    await expect(canvas.getByRole('main').querySelector('a')).toBeVisible()
  },
}
