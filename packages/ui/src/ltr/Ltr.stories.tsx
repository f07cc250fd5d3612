import type { Meta, StoryObj } from '@storybook/react-vite'

import { Ltr } from './Ltr.tsx'

const meta = { title: 'Components/Ltr', component: Ltr, args: { children: '+212 5 22 40 11 87' } } satisfies Meta<
  typeof Ltr
>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

/** The number reads from left to right although the sentence does not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <p>
      اتصل على <Ltr {...args} /> من الاثنين إلى السبت.
    </p>
  ),
}
