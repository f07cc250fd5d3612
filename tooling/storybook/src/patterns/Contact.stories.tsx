import type { Meta, StoryObj } from '@storybook/react-vite'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { withAccount } from '../screens/made-account.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** Asking who somebody is, and how to reach them. */
const meta = {
  title: 'Patterns/Name, phone and e-mail',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Wherever we must call or write back. Ask for what the answer needs and for nothing else: a question by mail needs no phone number, a visit needs no address.',
      behaviour: [
        'One field for the whole name, up to 100 characters of any script: not everybody has a first and a last name, and no title is asked.',
        'A phone number is taken as people write it, with spaces, dots, brackets and the zero in front. The calling code of the country stands before it, an example below the label.',
        'What is optional says so in its label: where a number or a mail will do, only one of them is needed.',
        'The browser fills in what it knows: name, tel-national and email are named as the purpose of the fields.',
        'Who is signed in finds the fields filled in, and what was typed once is not asked for again on the way.',
        'A number or a mail that must be true is proved by a code before anything is booked for it; one that only gets an answer is not.',
      ],
      rules: [
        { good: 'Full name', bad: 'First name, middle name, surname, title' },
        {
          good: '06 61 23 45 67, 0661-23-45-67 and +212 661 234 567 are the same number.',
          bad: 'Digits only, without spaces.',
        },
        {
          good: 'Say beside the field what the number is for.',
          bad: 'Ask for the number because it may be useful later.',
        },
      ],
      components: ['Forms/Text field', 'Forms/Phone field', 'Forms/Field', 'Forms/Code input'],
      screens: [
        ['Contact', 'screens-read--contact-us'],
        ['Who books', 'screens-act-on-a-car--booking'],
        ['Opening an account', 'screens-sign-in--sign-up'],
        ['Own name and number', 'screens-account--profile'],
      ],
    }),
  },
  args: { address: ({ language }) => pathFor('contactUs', language), selector: 'main form:has(textarea)' },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Name and mail are needed, the number is not. */
export const InAForm: Story = { tags: ['!deep'] }

/** Sent without a name, with a number that is too short and a mail that is none. Some of these errors were worded by the order for the product (P-37). */
export const Refused: Story = {
  args: {
    sent: { contact: '', name: '', email: 'salma@', phone: '06 12', subject: '', message: 'Is it still there?' },
  },
}

/** Who is signed in has the fields filled in. */
export const Known: Story = {
  args: {
    address: ({ language }) => pathFor('accountSection', language, { key: 'edit-profile' }),
    change: withAccount,
    isSignedIn: true,
    selector: 'main form:has([autocomplete=name])',
  },
}
