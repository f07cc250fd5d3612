import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withLink } from '../made-links.ts'
import { TOKEN } from '../made-parts.ts'
import type { ScreenArgs } from '../open-world.ts'
import { comesWhole, SCREEN, screenStory } from '../screen-story.tsx'

/** The ways into an account: signing in, opening one, and the links of its mails. */
const meta = {
  title: 'Screens/Sign in',
  tags: ['!autodocs', 'once', 'deep'],
  ...screenStory,
  parameters: { ...SCREEN },
  play: comesWhole,
  args: { address: ({ language }) => pathFor('signIn', language) },
} satisfies Meta<ScreenArgs>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = { tags: ['!deep'] }

export const SignInPhone: Story = { tags: ['!test'], globals: { viewport: { value: 'w360' } } }

export const SignUp: Story = { args: { address: ({ language }) => pathFor('signUp', language) } }

/** Asking for a link by which a new password is chosen. */
export const ResetPassword: Story = { args: { address: ({ language }) => pathFor('resetPassword', language) } }

const newPassword: ScreenArgs['address'] = ({ language }) => pathFor('forgotPassword', language, { token: TOKEN })

export const NewPassword: Story = { args: { address: newPassword, change: withLink('open') } }

export const NewPasswordExpired: Story = { args: { address: newPassword, change: withLink('expired') } }

const account: ScreenArgs['address'] = ({ language }) =>
  `${pathFor('userToken', language, { token: TOKEN })}?for=account`

export const VerifyAccount: Story = { args: { address: account, change: withLink('open') } }

export const AccountVerified: Story = { args: { address: account, change: withLink('used') } }

/** The wait for a car that somebody else has reserved. */
export const ConfirmWait: Story = {
  args: {
    address: ({ language }) => `${pathFor('userToken', language, { token: TOKEN })}?for=car`,
    change: withLink('open'),
  },
}
