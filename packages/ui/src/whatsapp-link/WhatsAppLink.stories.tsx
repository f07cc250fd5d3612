import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { WhatsAppLink } from './WhatsAppLink.tsx'

const meta = {
  title: 'Components/WhatsApp link',
  component: WhatsAppLink,
  args: { number: '2250700000000', text: 'I ask about CI-4K7Q2PXA', children: 'Ask on WhatsApp' },
} satisfies Meta<typeof WhatsAppLink>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/2250700000000?text=I%20ask%20about%20CI-4K7Q2PXA',
    ),
}

export const Primary: Story = { args: { look: 'primary', wide: true } }

export const LongText: Story = {
  args: { wide: true, children: 'Buza ngale moto nge-WhatsApp, siphendula phakathi nehora elilodwa' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'اسأل عبر واتساب' } }
