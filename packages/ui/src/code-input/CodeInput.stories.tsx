import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { CodeInput } from './CodeInput.tsx'

const meta = {
  title: 'Forms/Code input',
  parameters: {
    guide: {
      use: 'Takes the one-time code that we sent by message or mail.',
      avoid: [
        { when: 'The number is chosen by the visitor', take: 'Forms/Password field' },
        { when: 'It is an amount or a distance', take: 'Forms/Number field' },
      ],
      behaviour: [
        'One field drawn as boxes: pasting and the phone’s own fill-in work.',
        'A whole message can be pasted; Arabic-Indic digits become plain ones at once.',
        'Without script it is a text field that its form sends.',
      ],
      keyboard: [
        [['Digits'], 'fill the next box; a full code does not move the focus'],
        [['Left arrow', 'Right arrow', 'Backspace'], 'move and delete as in any field'],
      ],
      screenReader: 'One field with one label, not one for each digit.',
      words: { write: 'Enter the 6 digits from our message', not: 'Invalid OTP' },
      longText: 'The digits run left to right in every language; label and help wrap.',
      related: ['Forms/Phone field', 'Forms/Text field', 'Forms/Submit button'],
    } satisfies Guide,
  },
  component: CodeInput,
  args: {
    label: 'Code',
    name: 'code',
    digits: 5,
    help: 'We sent five digits to +212 6 12 34 56 78.',
  },
} satisfies Meta<typeof CodeInput>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(field, '12a3')
    await expect(field).toHaveValue('123')
    await userEvent.type(field, '456')
    await expect(field).toHaveValue('12345')
    await expect(field.scrollLeft).toBe(0)
  },
}

/** Spaces and Arabic-Indic digits, as they come out of a message. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.click(field)
    await userEvent.paste(' ١٢ ٣٤٥')
    await expect(field).toHaveValue('12345')
  },
}

export const Empty: Story = {}

export const WithError: Story = { args: { defaultValue: '12345', error: 'This code is wrong; two tries are left' } }

export const Disabled: Story = { args: { defaultValue: '12345', disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Ikhodi yezinombolo ezinhlanu esiyithumele ngomyalezo ocingweni lwakho',
    error: 'Ikhodi oyifakile ayilungile noma isiphelelwe yisikhathi; cela entsha',
    defaultValue: '88888',
  },
  globals: { viewport: { value: 'w320' } },
}

/** Digits run from the left in every language. */
export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'الرمز', help: 'أرسلنا خمسة أرقام إلى هاتفك.', defaultValue: '123' },
}
