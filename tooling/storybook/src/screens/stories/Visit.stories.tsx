import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withVisit } from '../made-appointments.ts'
import { TOKEN } from '../made-parts.ts'
import type { ScreenArgs } from '../open-world.ts'
import { SCREEN, screenStory } from '../screen-story.tsx'

/** A visit in each of its states, by the link of its visitor. */
const meta = {
  title: 'Screens/Visit',
  tags: ['!autodocs', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  args: {
    address: ({ language }) => pathFor('visit', language, { token: TOKEN }),
    change: withVisit('requested'),
  },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {
  tags: ['!deep'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByText('MA-VS-7K3Q2P')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w360' } } }

export const Confirmed: Story = { args: { change: withVisit('confirmed') } }

export const Done: Story = { args: { change: withVisit('done') } }

export const Missed: Story = { args: { change: withVisit('missed') } }

export const Cancelled: Story = { args: { change: withVisit('cancelled') } }
