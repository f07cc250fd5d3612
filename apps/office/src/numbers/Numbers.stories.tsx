import type { Meta, StoryObj } from '@storybook/react-vite'

import { problem } from '../testing/answer-calls.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** Demand and sales, and how fast the team is. */
const meta = {
  title: 'Office/Numbers',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/numbers' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET }

export const Failure: Story = {
  args: { answers: { 'GET /numbers': () => problem(503, 'unavailable') } },
  play: saysWhy,
}
