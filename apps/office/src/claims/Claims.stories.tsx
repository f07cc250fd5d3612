import type { Meta, StoryObj } from '@storybook/react-vite'

import { problem } from '../testing/answer-calls.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** What the site promises, by what it holds, and which promise is to be checked. */
const meta = {
  title: 'Office/Claims',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/claims/ma' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Register: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const Failure: Story = {
  args: { answers: { 'GET /claims/ma': () => problem(503, 'unavailable') } },
  play: saysWhy,
}
