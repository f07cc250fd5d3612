import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ paddingBlockStart: 72 }}>
          <p>64 cars in Cocody</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const ShownByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'تخطي إلى المحتوى' },
  play: async ({ userEvent }) => userEvent.tab(),
}
