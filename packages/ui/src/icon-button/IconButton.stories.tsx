import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { arrowEnd, close, share } from '../icon/icons.ts'
import type { Guide } from '../testing/guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Components/Icon button',
  parameters: {
    guide: {
      use: 'Starts an action by an icon that people know without words, such as closing.',
      avoid: [
        { when: 'The icon is not known to everybody', take: 'Components/Button' },
        { when: 'It keeps a car', take: 'Components/Favourite button' },
      ],
      behaviour: [
        'Outlined over a picture, plain elsewhere.',
        'It does nothing by itself without script: show it where script is at work, or let it send a form.',
      ],
      keyboard: [[['Enter', 'Space'], 'press it']],
      screenReader: 'The label is its name; the icon is hidden.',
      words: { write: 'Close', not: 'X' },
      longText: 'It shows no text; arrows turn round in right-to-left pages.',
      related: ['Components/Button', 'Components/Icon'],
    } satisfies Guide,
  },
  component: IconButton,
  args: { icon: share, label: 'Share this car', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share this car' })
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Outlined: Story = { args: { outlined: true, icon: close, label: 'Close' } }

export const Disabled: Story = { args: { outlined: true, disabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { icon: arrowEnd, label: 'التالي' } }
