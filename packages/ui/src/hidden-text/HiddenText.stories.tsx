import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { HiddenText } from './HiddenText.tsx'

const meta = {
  title: 'Components/Hidden text',
  parameters: {
    guide: {
      use: 'Says to screen readers what others see from position or form.',
      avoid: [{ when: 'All visitors need the words', take: 'Components/Callout' }],
      behaviour: ['Takes no room on the page.'],
      keyboard: null,
      screenReader: 'Read in the place where it stands, within the line.',
      words: { write: 'Former price', not: 'Struck through' },
      longText: 'Never seen, so its length does not change the layout.',
      related: ['Components/Icon', 'Components/Text link', 'Components/Price'],
    } satisfies Guide,
  },
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
