import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { storyPhoto } from '../testing/paints.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: {
    photo: storyPhoto('red'),
    alt: 'Toyota Corolla, red, seen from the side',
    sizes: '(min-width: 600px) 480px, 100vw',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /red/ })
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 20_000 })
    await expect(image.currentSrc).toMatch(/\/photos\/story-red\/\d+\.avif$/)
  },
}

/** Its box keeps 4:3 and the photograph's own colour while it loads, so that nothing moves. */
export const NotLoadedYet: Story = {
  args: { photo: { ...storyPhoto('blue'), key: 'story-none' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 3, 2)
  },
}
