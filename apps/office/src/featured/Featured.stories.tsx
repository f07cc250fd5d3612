import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { FEATURED } from '../testing/made-cars.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** Which cars come first on the site’s start page. */
const meta = {
  title: 'Office/Featured cars',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/featured/ma' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const NoneChosen: Story = {
  args: { answers: { 'GET /featured/ma': () => Response.json({ ...FEATURED, cars: [], candidates: [] }) } },
}

export const ChangedBySomebodyElse: Story = {
  args: { answers: { 'PUT /featured/ma': () => problem(409, 'conflict') } },
  play: async (context) => {
    const [remove] = await context.canvas.findAllByRole('button', { name: /^(Remove|Retirer|Enlever)/ })
    if (remove) await userEvent.click(remove)
    await saysWhy(context)
  },
}
