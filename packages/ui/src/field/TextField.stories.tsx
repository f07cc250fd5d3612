import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/Text field',
  parameters: {
    guide: {
      use: 'Asks for one line of text: a name, an address of a mail.',
      avoid: [
        { when: 'Several lines are written', take: 'Forms/Text area' },
        { when: 'It is a number with a unit', take: 'Forms/Number field' },
        { when: 'It is a phone number', take: 'Forms/Phone field' },
      ],
      anatomy: {
        draw: () => (
          <TextField
            label="Full name"
            mark="optional"
            help="As on your identity card"
            error="Write your name."
            name="anatomy"
          />
        ),
        parts: [
          ['Label', 'label'],
          ['Note, where it is optional', 'label span'],
          ['Help, before the field', 'label + p'],
          ['Field', 'input'],
          ['Error, under the field', 'input ~ p, div:has(> input) ~ p'],
        ],
      },
      behaviour: ['A native input: sent with its form without script.'],
      keyboard: [
        [['Tab'], 'goes to the field'],
        [['Enter'], 'sends the form'],
      ],
      screenReader: 'Label, help and error are read with the field.',
      words: { write: 'Name as on your identity card', not: 'Enter name here' },
      examples: [
        {
          good: {
            draw: () => <TextField label="Full name" help="As on your identity card" name="good" />,
            why: 'The label stays while one types.',
          },
          bad: {
            draw: () => <TextField label="" aria-label="Full name" placeholder="Enter name here" name="bad" />,
            why: 'The question is gone with the first letter.',
          },
        },
        {
          good: {
            draw: () => (
              <TextField
                label="E-mail"
                error="Write the address as salma@example.org."
                defaultValue="salma@"
                name="good-error"
              />
            ),
            why: 'It says what to do.',
          },
          bad: {
            draw: () => <TextField label="E-mail" error="Invalid input" defaultValue="salma@" name="bad-error" />,
            why: 'It says that somebody is wrong.',
          },
        },
      ],
      longText: 'What is typed finds its own direction.',
      related: ['Forms/Text area', 'Forms/Number field', 'Forms/Phone field', 'Forms/Field'],
    } satisfies Guide,
  },
  component: TextField,
  args: { label: 'Full name', name: 'name', autoComplete: 'name', maxLength: 100 },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'Aminata Diallo' } }

export const WithPlaceholder: Story = { args: { label: 'Your question', placeholder: 'Is it still there?' } }

export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'aminata@',
    error: 'Write the whole address, for instance aminata@example.org.',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Write the whole address, for instance aminata@example.org.')
  },
}

export const Disabled: Story = { args: { defaultValue: 'Aminata Diallo', disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Igama eliphelele njengoba libhaliwe kumazisi noma iphasiphothi yakho',
    defaultValue: 'Nkosikhona Sibongakonke Mthandeni Bhekumuzi kaMpande waseMgungundlovu',
    error: 'Faka igama lakho eliphelele',
  },
  globals: { viewport: { value: 'w320' } },
}

/** What is typed decides its own direction: an address in Latin letters runs from the left. */
export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'البريد الإلكتروني', type: 'email', defaultValue: 'aminata@example.com' },
}
