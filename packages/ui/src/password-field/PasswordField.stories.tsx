import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Forms/Password field',
  parameters: {
    guide: {
      use: 'Takes a password, new or known.',
      avoid: [{ when: 'A code was sent', take: 'Forms/Code input' }],
      behaviour: [
        'A button shows the password; it is hidden again when the form is sent.',
        'A hint says that caps lock is on.',
        'Without script it is a plain password field.',
      ],
      keyboard: [
        [['Tab'], 'goes from the field to its button'],
        [['Enter', 'Space'], 'on the button show and hide the password'],
      ],
      screenReader: 'The button says whether it shows or hides; the caps lock hint is announced.',
      words: { write: 'At least 8 characters', not: 'Weak password' },
      longText: 'What is typed finds its own direction; label and help wrap.',
      related: ['Forms/Text field', 'Forms/Code input'],
    } satisfies Guide,
  },
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
    capsLockHint: 'Caps Lock is on',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'two green cars')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide the password' })).toHaveFocus()
    await expect(field).toHaveValue('two green cars')
  },
}

export const CapsLock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.keyboard('{CapsLock}a')
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
  },
}

export const New: Story = {
  args: { label: 'New password', autoComplete: 'new-password', help: 'At least 8 characters.' },
}

export const WithError: Story = { args: { error: 'Take 8 characters or more.' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Iphasiwedi entsha ozoyisebenzisa ukungena ku-akhawunti yakho',
    help: 'Okungenani izinhlamvu eziyisishiyagalombili; umusho omfushane uyasebenza futhi ulula ukuwukhumbula.',
    error: 'Leli phasiwedi lisetshenziswa abantu abaningi kakhulu; khetha elinye',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'كلمة السر', showLabel: 'أظهر كلمة السر', hideLabel: 'أخف كلمة السر', defaultValue: 'two green cars' },
}
