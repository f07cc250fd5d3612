import type { Meta, StoryObj } from '@storybook/react-vite'

import { carPath } from '@otosafi/editions/routes/car-path'

import { recordedCar } from '../screens/change-cars.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** What a form does with an answer that it cannot take, and when it was sent. */
const meta = {
  title: 'Patterns/Forms with errors',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Whenever something typed goes to us. A form of one field has the error under it alone; from two fields on there is a summary above them, too.',
      behaviour: [
        'One column, the label above, help before the field, the error under it.',
        'Nothing is marked as wrong while it is being typed: fields are checked when the form is sent.',
        'A refused form keeps all that was typed, passwords and codes excepted.',
        'The summary takes the focus; each of its lines leads to its field.',
        'Without script the page comes back with the same summary and the same values. Without a connection the form is kept on the device and sent later.',
        'A press that is repeated sends nothing twice.',
      ],
      rules: [
        {
          good: 'Write the number with 10 digits, for instance 06 61 23 45 67.',
          bad: 'Invalid input. Please try again.',
        },
        {
          good: 'A button that says what it does, and always can be pressed.',
          bad: 'A grey button that does not say what is missing.',
        },
        { good: 'Mark the few fields that are optional.', bad: 'Mark what is needed by a star or by colour alone.' },
      ],
      components: [
        'Forms/Error summary',
        'Forms/Field',
        'Forms/Text field',
        'Forms/Phone field',
        'Forms/Submit button',
      ],
      screens: [
        ['A problem with a car’s page', 'screens-act-on-a-car--problem'],
        ['Opening an account', 'screens-sign-in--sign-up'],
        ['Nothing found: tell us what you want', 'screens-listing--nothing-found'],
      ],
    }),
  },
  args: {
    address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/problem`,
    selector: '#problem',
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Sent with a message, but without a name, and with an address that is none. */
export const Refused: Story = {
  tags: ['!deep'],
  args: { sent: { message: 'The photo of the rear shows another car.', name: '', email: 'salma@' } },
}

/** The server cannot take it now: it says so above the fields, and everything stays. */
export const ServerBusy: Story = {
  args: {
    sent: { message: 'The photo of the rear shows another car.', name: 'Salma', email: 'salma@example.org' },
    change: (path, body) =>
      path === 'POST /contact-queries'
        ? Response.json({ type: 'about:blank', title: 'Busy', status: 503, code: 'unavailable' }, { status: 503 })
        : body,
  },
}

/** Taken: what happens next stands where the errors would, and takes their place in the order of reading. */
export const Sent: Story = {
  args: { address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/problem?sent=problem` },
}
