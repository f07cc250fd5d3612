import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { REQUEST_PATH } from '../testing/answers.ts'
import { WANTED_REQUEST } from '../testing/made-requests.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** What a visitor asks, what was done about it, and the answer. */
const meta = {
  title: 'Office/Request',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: REQUEST_PATH },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET }

/** With cars for sale that are like the one that is looked for. */
export const WantedCar: Story = {
  args: { answers: { [`GET ${REQUEST_PATH}`]: () => Response.json(WANTED_REQUEST) } },
}

/** Somebody else has closed it meanwhile. */
export const ChangedBySomebodyElse: Story = {
  args: { answers: { [`PUT ${REQUEST_PATH}/owner`]: () => problem(409, 'conflict') } },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(I see to it|Je m’en occupe)$/ }))
    await saysWhy(context)
  },
}

export const NotThere: Story = {
  args: { answers: { [`GET ${REQUEST_PATH}`]: () => problem(404, 'not_found') } },
  play: saysWhy,
}
