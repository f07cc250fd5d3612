import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** The cars of all countries in which one works, those among them that are not on the site. */
const meta = {
  title: 'Office/Stock',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/cars' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET }

export const Empty: Story = {
  args: { answers: { 'GET /cars': () => Response.json({ cars: [], total: 0, nextCursor: null }) } },
}

export const Failure: Story = {
  args: { answers: { 'GET /cars': () => problem(503, 'unavailable') } },
  play: saysWhy,
}

/** What can be done to many at once. */
export const AllChosen: Story = {
  play: async (context) => {
    await comesWhole(context)
    const [every] = context.canvas.getAllByRole('checkbox')
    if (every) await userEvent.click(every)
    await expect(every).toBeChecked()
  },
}
