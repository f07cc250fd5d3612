import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** The shell of every page, here around one that is only read. */
const meta = {
  title: 'Screens/Shell',
  tags: ['!autodocs'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: { address: ({ language }) => pathFor('about', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(within(canvas.getByRole('contentinfo')).getByRole('navigation')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

/** Footer and contact could not be had: the page comes all the same. */
export const WithoutFooterTexts: Story = {
  args: {
    change: (path, body) =>
      path === '/footer-content' || path === '/contact-information' ? new Response(null, { status: 503 }) : body,
  },
}

/** Another page takes long: the splash says that it comes. */
export const Loading: Story = {
  globals: { edition: 'ma', language: 'en' },
  args: { change: (path, body) => (path === '/cars' ? new Promise(() => {}) : body) },
  play: async ({ canvas, loaded }) => {
    const { router } = (loaded as { world: { router: { navigate: (to: string) => Promise<void> } } }).world
    void router.navigate('/buy-cars')
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument()
  },
}
