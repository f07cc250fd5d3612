import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { ME_AGENT } from '../testing/made-team.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** What visitors ask the team for: one queue of every kind. */
const meta = {
  title: 'Office/Inbox',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET }

/** An agent has fewer places to go. */
export const OfAnAgent: Story = { args: { answers: { 'GET /me': () => Response.json(ME_AGENT) } } }

export const Empty: Story = {
  args: { answers: { 'GET /requests': () => Response.json({ requests: [], total: 0, nextCursor: null }) } },
}

export const Failure: Story = {
  args: { answers: { 'GET /requests': () => problem(503, 'unavailable') } },
  play: saysWhy,
}

/** Opened by its button or Ctrl+K, it leads to pages, cars, requests and cases. */
export const Palette: Story = {
  play: async (context) => {
    await comesWhole(context)
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('dacia')
    await expect(await screen.findByText('Dacia Logan 2021')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
  },
}
