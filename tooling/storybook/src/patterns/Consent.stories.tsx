import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withAccount } from '../screens/made-account.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** Asking what somebody agrees to, and letting them take it back. */
const meta = {
  title: 'Patterns/Consent',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Where we want more than the request itself needs: letters, counting visits, an account. What is needed to do what was asked is said in a sentence, not asked by a box.',
      behaviour: [
        'One box for one purpose, never ticked before; what is optional is a box of its own.',
        'No wall: the page is whole without an answer, and no answer is a no.',
        'Yes and no look alike and cost one press each.',
        'What was agreed to is listed with its day and the text of that day, and is taken back in the same place.',
        'Every letter has a link that ends it without signing in.',
      ],
      rules: [
        {
          good: 'May we count which pages are seen? We never know who you are.',
          bad: 'We value your privacy. Accept all.',
        },
        { good: 'Yes and No as two equal buttons.', bad: 'A large “Accept” and “Settings” in small type.' },
        {
          good: 'By sending this you agree that we call you about this car.',
          bad: 'A ticked box for letters under “Send”.',
        },
      ],
      components: ['Forms/Checkbox', 'Forms/Submit button', 'Components/Text link'],
      screens: [
        ['Opening an account', 'screens-sign-in--sign-up'],
        ['What you agreed to', 'screens-account--privacy'],
        ['Confirming the newsletter', 'screens-newsletter--confirm'],
        ['Leaving the newsletter', 'screens-newsletter--ask-to-leave'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** In the footer of every page, where an edition counts at all. */
export const Counting: Story = {
  tags: ['!deep'],
  args: {
    address: ({ language }) => pathFor('about', language),
    selector: 'footer form[action*=usage]',
  },
}

/** One box that is needed and says what for, and one that is not. */
export const InAForm: Story = {
  args: {
    address: ({ language }) => pathFor('signUp', language),
    selector: '#sign-up div:has(> label > [type=checkbox]), #sign-up label:has([type=checkbox])',
  },
}

/** What was agreed to, from which day, and how to end it. */
export const TakenBack: Story = {
  args: {
    address: ({ language }) => pathFor('accountSection', language, { key: 'privacy' }),
    change: withAccount,
    isSignedIn: true,
    selector: 'main section:has(h3), #newsletter-choice',
  },
}
