import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { FavouriteButton } from './FavouriteButton.tsx'

const meta = {
  title: 'Components/Favourite button',
  parameters: {
    guide: {
      use: 'Keeps a car in the visitor’s favourites, or takes it out again.',
      avoid: [{ when: 'The action is another one', take: 'Components/Icon button' }],
      behaviour: [
        'Where script can run it is hidden until it knows whether the car is kept.',
        'Without script it sends the form around it.',
      ],
      keyboard: [[['Enter', 'Space'], 'keep the car, or let it go']],
      screenReader: 'The name holds the car and stays the same; the pressed state says whether it is kept.',
      words: { write: 'Keep Dacia Duster 2019', not: 'Like' },
      longText: 'It shows no text; its name may be as long as the car’s.',
      related: ['Components/Car card', 'Components/Icon button'],
    } satisfies Guide,
  },
  component: FavouriteButton,
  args: { id: '4k7q2pxa', label: 'Keep Toyota Corolla 2019' },
} satisfies Meta<typeof FavouriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const NotKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Keep Toyota Corolla 2019', pressed: false })
    await expect(button).toHaveFocus()
    // Within the disc, not on the photograph around it.
    await expect(getComputedStyle(button).outlineOffset).toBe('-7px')
  },
}

export const Kept: Story = {
  play: async ({ canvas }) => canvas.getByRole('button').setAttribute('aria-pressed', 'true'),
}

export const BeforeScript: Story = {
  parameters: { live: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'احتفظ بتويوتا كورولا 2019' } }
