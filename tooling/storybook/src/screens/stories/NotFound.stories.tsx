import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** An address that leads nowhere, with ways on. */
const meta = {
  title: 'Screens/Not found',
  tags: ['!autodocs'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: { address: () => '/nowhere' },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('banner')).toBeVisible()
  },
}
