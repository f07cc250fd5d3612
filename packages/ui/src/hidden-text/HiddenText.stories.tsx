import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { HiddenText } from './HiddenText.tsx'

const meta = {
  title: 'Components/Hidden text',
  component: HiddenText,
  args: { children: 'out of five' },
} satisfies Meta<typeof HiddenText>
export default meta
type Story = StoryObj<typeof meta>

export const WithinText: Story = {
  render: (args) => (
    <p>
      4.5 <HiddenText {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('out of five').getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('4.5 out of five')
  },
}
