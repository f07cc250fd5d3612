import type { Meta, StoryObj } from '@storybook/react-vite'

import { IMPORT_PATH } from '../testing/made-content.ts'
import { comesWhole, OFFICE, type OfficeArgs, officeStory, TABLET } from '../testing/office-story.tsx'

/** Many cars by a file, and what became of each line. */
const meta = {
  title: 'Office/Imports',
  tags: ['!autodocs', 'once', 'deep'],
  ...officeStory,
  parameters: { ...OFFICE },
  play: comesWhole,
  args: { ...officeStory.args, address: '/imports' },
} satisfies Meta<OfficeArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Files: Story = { tags: ['!deep'] }

export const Tablet: Story = { ...TABLET, tags: ['!test'] }

export const NoneYet: Story = { args: { answers: { 'GET /imports': () => Response.json({ imports: [] }) } } }

/** What is wrong in each refused line, and what to do. */
export const Report: Story = { args: { address: IMPORT_PATH } }

export const ReportOnTablet: Story = { ...TABLET, ...Report, tags: ['!test'] }
