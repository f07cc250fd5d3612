import type { Meta, StoryObj } from '@storybook/react-vite'

import { problem } from '../testing/answer-calls.ts'
import { AGENT, ME_AGENT } from '../testing/made-team.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** Who works here, in which role and countries; they are invited by a link. */
const meta = {
  title: 'Office/Team',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/team' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Members: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

/** An agent may not list the team. */
export const Refused: Story = {
  args: { answers: { 'GET /me': () => Response.json(ME_AGENT), 'GET /team': () => problem(403, 'forbidden') } },
  play: saysWhy,
}

export const Invite: Story = { args: { address: '/team/new' } }

export const Member: Story = { args: { address: `/team/${AGENT.id}` } }

/** The link of an invitation leads here. */
export const Invitation: Story = { args: { address: `/invitation#${'t'.repeat(43)}` } }
