import type { Meta, StoryObj } from '@storybook/react-vite'

import { problem } from '../testing/answer-calls.ts'
import { CALENDAR } from '../testing/made-requests.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** Who comes on each day, to which showroom. */
const meta = {
  title: 'Office/Calendar',
  tags: ['!autodocs', 'once'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/calendar/ma' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {}

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const NothingYet: Story = {
  args: {
    answers: {
      'GET /calendar/ma': () =>
        Response.json({ ...CALENDAR, days: CALENDAR.days.map((day) => ({ ...day, appointments: [] })) }),
    },
  },
}

export const Failure: Story = {
  args: { answers: { 'GET /calendar/ma': () => problem(503, 'unavailable') } },
  play: saysWhy,
}
