import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { MESSAGE, type MessageArgs, messageStory } from '../message-story.tsx'

/** Mails that stand for the whole, each alone: their pictures are compared. */
const meta = {
  title: 'Messages/One mail',
  tags: ['!autodocs', 'once'],
  ...messageStory,
  parameters: { ...MESSAGE },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await waitFor(() => expect(canvasElement.querySelector('iframe')?.style.blockSize).toMatch(/px$/))
  },
  args: { kinds: ['visit'], variant: 'confirmed' },
} satisfies Meta<MessageArgs>
export default meta
type Story = StoryObj<typeof meta>

export const ConfirmedVisit: Story = {}

/** What was asked for and what comes next, as soon as a booking is there. */
export const BookingReceipt: Story = { args: { kinds: ['booking'], variant: 'requested' } }

export const Code: Story = { args: { kinds: ['account'], variant: 'code' } }

export const ResetLink: Story = { args: { kinds: ['account'], variant: 'reset' } }
