import type { Meta, StoryObj } from '@storybook/react-vite'

import { comesWhole, OFFICE, type OfficeArgs, officeStory } from '../testing/office-story.tsx'

/** An address without a page. */
const meta = {
  title: 'Office/No such page',
  tags: ['!autodocs', 'once'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/nowhere' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
