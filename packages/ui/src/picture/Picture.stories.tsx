import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { storyPhoto } from '../testing/paints.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Components/Picture',
  parameters: {
    guide: {
      use: 'Shows a stored photograph in the lightest format and width that fits.',
      avoid: [
        { when: 'A car has several photographs', take: 'Components/Gallery' },
        { when: 'It is a drawing', take: 'Components/Icon' },
      ],
      behaviour: [
        'Its place and a colour are held until it has loaded.',
        'Priority for the largest picture in view; others load when near.',
        'Visitors who save data get a smaller file.',
      ],
      keyboard: null,
      screenReader: 'Say what is seen, or nothing where the text beside it says so.',
      words: { write: 'Dacia Duster from the front left', not: 'image' },
      longText: 'It carries no text and is never mirrored.',
      related: ['Components/Gallery', 'Components/Car card'],
    } satisfies Guide,
  },
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
