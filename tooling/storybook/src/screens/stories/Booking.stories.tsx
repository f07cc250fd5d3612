import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withBooking } from '../made-appointments.ts'
import { TOKEN } from '../made-parts.ts'
import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** A booking in each of its states, by the link of its visitor. */
const meta = {
  title: 'Screens/Booking',
  tags: ['!autodocs', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: {
    address: ({ language }) => pathFor('booking', language, { token: TOKEN }),
    change: withBooking('requested'),
  },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {
  tags: ['!deep'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByText('MA-BK-7K3Q2P')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const AwaitingDeposit: Story = { args: { change: withBooking('awaitingDeposit') } }

export const Held: Story = { args: { change: withBooking('held') } }

export const Completed: Story = { args: { change: withBooking('completed') } }

export const Expired: Story = { args: { change: withBooking('expired') } }

export const Cancelled: Story = { args: { change: withBooking('cancelled') } }

export const Refunded: Story = { args: { change: withBooking('refunded') } }
