import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { CAR_PATH } from '../testing/answers.ts'
import { RECORDS } from '../testing/made-cars.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** What garages did, and which papers there are. */
const meta = {
  title: 'Office/Service history and papers',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: `${CAR_PATH}/records` },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const Empty: Story = {
  args: {
    answers: {
      [`GET ${CAR_PATH}/records`]: () => Response.json({ ...RECORDS, records: { services: [], documents: [] } }),
    },
  },
}

export const ChangedBySomebodyElse: Story = {
  args: { answers: { [`PUT ${CAR_PATH}/records`]: () => problem(409, 'conflict') } },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: /^(Save|Enregistrer)$/ }))
    await saysWhy(context)
  },
}
