import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'

const sent = fn()

const meta = {
  title: 'Forms/Submit button',
  parameters: {
    guide: {
      use: 'Sends a form and says that it is being sent.',
      avoid: [{ when: 'It sends no form, or leads to another page', take: 'Components/Button' }],
      behaviour: [
        'While busy it keeps the focus, shows its second text and stops a second sending, by Enter too.',
        'Without script it sends the form as any button does.',
      ],
      keyboard: [
        [['Enter', 'Space'], 'press it'],
        [['Enter'], 'in a field of one line sends the form, too'],
      ],
      screenReader: 'The busy text is announced; while busy it is said to be unavailable.',
      words: { write: 'Send the question', not: 'OK' },
      longText: 'The text wraps within the button.',
      related: ['Components/Button', 'Forms/Error summary'],
    } satisfies Guide,
  },
  component: SubmitButton,
  args: { children: 'Send my question', busyLabel: 'Sending' },
  beforeEach: () => sent.mockClear(),
  render: (args) => (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        sent()
      }}
    >
      <TextField label="Your question" name="question" />
      <SubmitButton {...args} />
    </form>
  ),
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Is it still there?{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
  },
}

/** It keeps its place in the order of the keyboard, and sends nothing a second time. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending' })
    await userEvent.type(canvas.getByRole('textbox'), 'Is it still there?{Enter}')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: { busy: true, wide: true, busyLabel: 'Siyawuthumela umbuzo wakho, sicela ulinde kancane nje, ungavali ikhasi' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { children: 'أرسل سؤالي', busyLabel: 'جار الإرسال', busy: true },
}
