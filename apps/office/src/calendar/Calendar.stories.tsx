import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { CALENDAR } from '../testing/made-requests.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** Who comes on each day, to which showroom. */
const meta = {
  title: 'Office/Calendar',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/calendar/ma' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const NothingYet: Story = {
  args: {
    answers: {
      'GET /calendar/ma': () =>
        Response.json({ ...CALENDAR, days: CALENDAR.days.map((day) => ({ ...day, appointments: [] })) }),
    },
  },
}

const CLOSED = CALENDAR.days.map((day, at) =>
  at > 0
    ? day
    : {
        ...day,
        special: [{ store: 'casablanca', hours: { opens: '11:00', closes: '15:00' } }],
        appointments: day.appointments.map((appointment, place) => ({ ...appointment, isOpen: place > 0 })),
      },
)

/** A showroom opens for shorter than who comes first expects: the appointment is to be settled. */
export const ToBeSettled: Story = {
  args: {
    answers: {
      'GET /calendar/ma': () =>
        Response.json({
          ...CALENDAR,
          days: CLOSED,
          unsettled: CLOSED.flatMap(({ appointments }) => appointments.filter(({ isOpen }) => !isOpen)),
        }),
    },
  },
}

/** A manager closes showrooms on a day, or opens them for shorter. */
export const OtherHours: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /14|15/ })
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    const [first] = dialog.getAllByRole('radio')
    await waitFor(() => expect(first).toBeVisible())
  },
}

export const Failure: Story = {
  args: { answers: { 'GET /calendar/ma': () => problem(503, 'unavailable') } },
  play: saysWhy,
}
