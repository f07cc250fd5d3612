import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { SALE_PATH } from '../testing/answers.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** Bookings, visits, and the cars that visitors sell. */
const meta = {
  title: 'Office/Cases',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/cases/booking' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Bookings: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const NoVisits: Story = { args: { address: '/cases/visit' } }

export const Failure: Story = {
  args: { answers: { 'GET /cases/booking': () => problem(503, 'unavailable') } },
  play: saysWhy,
}

/** A sale: what was said, what was done, and what can be done next. */
export const Sale: Story = { args: { address: SALE_PATH } }

export const SaleOnTablet: Story = { ...TABLET, ...Sale, tags: ['!test'] }

const close: Story['play'] = async ({ canvas }) => {
  const form = within(await canvas.findByRole('form', { name: /^(Close the sale|Clore la vente)$/ }))
  await userEvent.type(form.getByRole('textbox'), 'Sold elsewhere.')
  await userEvent.click(form.getByRole('button'))
}

/** What was typed stays, with the server’s words for what is wrong. */
export const Refused: Story = {
  args: {
    address: SALE_PATH,
    answers: {
      [`POST ${SALE_PATH}/acts`]: () => problem(422, 'validation_failed', { detail: 'There is no such reason.' }),
    },
  },
  play: async (context) => {
    await close(context)
    await saysWhy(context)
  },
}

export const ChangedBySomebodyElse: Story = {
  args: { address: SALE_PATH, answers: { [`POST ${SALE_PATH}/acts`]: () => problem(409, 'conflict') } },
  play: async (context) => {
    await close(context)
    await saysWhy(context)
  },
}

/** A step that moves money is confirmed by a code, and done with what was typed. */
export const Confirmation: Story = {
  args: { address: SALE_PATH, answers: { [`POST ${SALE_PATH}/acts`]: () => problem(410, 'otp_expired') } },
  play: async (context) => {
    await close(context)
    const dialog = await screen.findByRole('dialog', { name: /^Confirm/ })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
