import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withLink } from '../made-links.ts'
import { TOKEN } from '../made-parts.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** The links of the newsletter’s mails: confirming it, choosing how it comes, and leaving it. */
const meta = {
  title: 'Screens/Newsletter',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('newsletter', language, { token: TOKEN }), change: withLink('open') },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = { tags: ['!deep'] }

export const ConfirmExpired: Story = { args: { change: withLink('expired') } }

/** Asking for the link that ends it. */
export const AskToLeave: Story = { args: { address: ({ language }) => pathFor('leaveNewsletter', language) } }

export const Preferences: Story = {
  args: { address: ({ language }) => pathFor('unsubscribeBlog', language, { token: TOKEN }) },
}

export const StopAlerts: Story = {
  args: { address: ({ language }) => `${pathFor('unsubscribeBlog', language, { token: TOKEN })}?for=alerts` },
}
