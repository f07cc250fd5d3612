import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

const SIGNED_UP = {
  fullName: 'Salma Bennani',
  email: 'salma@example.org',
  password: 'a long enough one',
  terms: 'on',
}

const SENT = { proofId: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d27', channel: 'email', resendAfter: 60, expiresIn: 600 }

/** Coming in, and proving an address or a number by a code. */
const meta = {
  title: 'Patterns/Sign-in and codes',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Signing in for what belongs to one person alone. A code wherever a phone or an address must be true, with or without an account: booking, visit, selling.',
      behaviour: [
        'One field takes an address or a number. Addresses have no spaces and numbers may have them: both are read as they are typed.',
        'A refusal does not say whether there is such an account.',
        'The page that was wanted opens after signing in, with what was pressed before.',
        'A code is one field, drawn as boxes: it is pasted with the whole message, filled in by the phone, and takes Arabic digits.',
        'The page says where the code went, how long it works, how many tries are left, and from when another one may be asked for.',
        'Where a session ends, the page stays and asks for the password over it: nothing typed is lost.',
      ],
      rules: [
        { good: 'E-mail or phone number', bad: 'Username' },
        { good: 'We have sent it to salma@example.org. It works for 10 minutes.', bad: 'Check your inbox!' },
        { good: 'Let visitors book and see a car without an account.', bad: 'Sign in to continue.' },
      ],
      components: [
        'Forms/Text field',
        'Forms/Password field',
        'Forms/Code input',
        'Forms/Phone field',
        'Forms/Checkbox',
        'Islands/Modal',
      ],
      screens: [
        ['Signing in', 'screens-sign-in--sign-in'],
        ['Opening an account', 'screens-sign-in--sign-up'],
        ['A new password', 'screens-sign-in--new-password'],
        ['Who is signed in where', 'screens-account--sign-ins'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {
  tags: ['!deep'],
  args: { address: ({ language }) => pathFor('signIn', language), selector: '#sign-in' },
}

/** The account waits for the code that was just sent. */
export const TheCode: Story = {
  args: {
    address: ({ language }) => pathFor('signUp', language),
    sent: SIGNED_UP,
    change: (path, body) => (path === 'POST /auth/sign-up' ? SENT : body),
    selector: 'main form',
  },
}

/** A wrong code: what is wrong, and how often it can be tried still. */
export const WrongCode: Story = {
  args: {
    address: ({ language }) => pathFor('signUp', language),
    sent: { proofId: SENT.proofId, channel: 'email', destination: SIGNED_UP.email, typed: '12345', resendAt: '0' },
    change: (path, body) =>
      path === 'POST /auth/otp/verify'
        ? Response.json(
            { type: 'about:blank', title: 'Wrong', status: 422, code: 'otp_invalid', instance: '', triesLeft: 2 },
            { status: 422 },
          )
        : body,
    selector: 'main form',
  },
}
