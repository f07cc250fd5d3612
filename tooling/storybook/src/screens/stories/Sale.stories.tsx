import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withSale } from '../made-appointments.ts'
import { TOKEN } from '../made-parts.ts'
import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** The sale of a visitor’s car in each of its states, by the link of its seller. */
const meta = {
  title: 'Screens/Sale',
  tags: ['!autodocs', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: {
    address: ({ language }) => pathFor('sale', language, { token: TOKEN }),
    change: withSale('sent'),
  },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  tags: ['!deep'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByText('MA-SL-7K3Q2P')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const Seen: Story = { args: { change: withSale('seen') } }

export const Appointment: Story = { args: { change: withSale('appointment') } }

export const Inspected: Story = { args: { change: withSale('inspected') } }

export const Offer: Story = { args: { change: withSale('offer') } }

export const Accepted: Story = { args: { change: withSale('accepted') } }

export const Refused: Story = { args: { change: withSale('refused') } }

export const Expired: Story = { args: { change: withSale('expired') } }

export const Paid: Story = { args: { change: withSale('paid') } }

export const Closed: Story = { args: { change: withSale('closed') } }
