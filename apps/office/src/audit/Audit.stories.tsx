import type { Meta, StoryObj } from '@storybook/react-vite'

import { comesWhole, OFFICE, type OfficeArgs, officeStory, TABLET } from '../testing/office-story.tsx'

/** Who did what to what, before and after. */
const meta = {
  title: 'Office/Audit log',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/audit' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const Empty: Story = {
  args: { answers: { 'GET /audit': () => Response.json({ entries: [], nextCursor: null }) } },
}
