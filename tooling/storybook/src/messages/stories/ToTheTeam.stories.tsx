import type { Meta, StoryObj } from '@storybook/react-vite'

import { MESSAGE, type MessageArgs, messageStory, showsAll } from '../message-story.tsx'

/** What the team is sent by mail, in its language that is nearest to the visitor’s. */
const meta = {
  title: 'Messages/To the team',
  tags: ['!autodocs', 'once', 'deep'],
  ...messageStory,
  parameters: { ...MESSAGE },
  play: showsAll,
  args: { kinds: ['request'] },
} satisfies Meta<MessageArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Requests: Story = { tags: ['!deep'], args: { kinds: ['request'] } }

export const Bookings: Story = { args: { kinds: ['teamBooking'] } }

export const Visits: Story = { args: { kinds: ['teamVisit'] } }

export const Sales: Story = { args: { kinds: ['teamSale'] } }

/** What somebody of the team reads in the morning. */
export const DueRequests: Story = { args: { kinds: ['dueRequests'] } }

/** Money that asks for people, and the way into the office. */
export const MoneyAndInvitation: Story = { args: { kinds: ['money', 'invitation'] } }
