import type { Meta, StoryObj } from '@storybook/react-vite'

import { Logo } from './Logo.tsx'

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Otosafi' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = {}

/** The road comes from the same side in every writing direction: a mark is not mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** An operator's own, longer name. */
export const LongName: Story = { args: { name: 'Otosafi Automobiles' } }
