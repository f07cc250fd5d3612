import type { Meta, StoryObj } from '@storybook/react-vite'

import { MESSAGE, type MessageArgs, messageStory, showsAll } from '../message-story.tsx'

/** What visitors are sent, by mail or as a text message, in the edition and language of the toolbar. */
const meta = {
  title: 'Messages/To visitors',
  tags: ['!autodocs', 'once', 'deep'],
  ...messageStory,
  parameters: { ...MESSAGE },
  play: showsAll,
  args: { kinds: ['account'] },
} satisfies Meta<MessageArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Codes, links and notices of an account. */
export const Account: Story = { tags: ['!deep'], args: { kinds: ['account'] } }

/** Asking whether an address is its owner’s, each issue, and the link that ends it. */
export const Newsletter: Story = { args: { kinds: ['confirmation', 'newsletter', 'leave'] } }

/** News of searches, favourites and cars that somebody waits for. */
export const Alerts: Story = { args: { kinds: ['alert', 'wait', 'free'] } }

export const Booking: Story = { args: { kinds: ['booking'] } }

export const Visit: Story = { args: { kinds: ['visit'] } }

/** The former and the new contact are notified where messages of a booking or visit go from now on. */
export const ContactChange: Story = { args: { kinds: ['contactChange'] } }

/** The sale of a visitor’s car, from the request to the money. */
export const Sale: Story = { args: { kinds: ['sale'] } }

/** The receipt of a request for a service, and the answer to a question. */
export const Requests: Story = { args: { kinds: ['receipt', 'answer'] } }
