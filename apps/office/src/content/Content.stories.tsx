import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'

import { problem } from '../testing/answer-calls.ts'
import { FAQ_PATH } from '../testing/answers.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, saysWhy, TABLET } from '../testing/office-story.tsx'

/** What the team writes for the site, its languages side by side. */
const meta = {
  title: 'Office/Content',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/content/ma/faqs' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['!deep'] }

export const Empty: Story = { args: { answers: { 'GET /content/ma/faqs': () => Response.json({ items: [] }) } } }

export const Question: Story = { args: { address: FAQ_PATH } }

export const QuestionOnTablet: Story = { ...TABLET, ...Question }

export const New: Story = { args: { address: '/content/ma/faqs/new' } }

const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Enregistrer)$/ }))
}

export const NewWithErrors: Story = {
  args: { address: '/content/ma/faqs/new' },
  play: async (context) => {
    await save(context)
    await saysWhy(context)
  },
}

export const ChangedBySomebodyElse: Story = {
  args: { address: FAQ_PATH, answers: { [`PUT ${FAQ_PATH}`]: () => problem(409, 'conflict') } },
  play: async (context) => {
    await save(context)
    await saysWhy(context)
  },
}
