import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/Text field',
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
    error: 'Enter a valid e-mail',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a valid e-mail')
  },
}

export const Disabled: Story = { args: { defaultValue: 'Aminata Diallo', disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Igama eliphelele njengoba libhaliwe kumazisi noma iphasiphothi yakho',
    defaultValue: 'Nkosikhona Sibongakonke Mthandeni Bhekumuzi kaMpande waseMgungundlovu',
    error: 'Faka igama lakho eliphelele',
  },
  globals: { viewport: { value: 'w320' } },
}

/** What is typed decides its own direction: an address in Latin letters runs from the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البريد الإلكتروني', type: 'email', defaultValue: 'aminata@example.com' },
}
