import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Forms/Phone field',
  parameters: {
    guide: {
      use: 'Takes a phone number as people write it.',
      avoid: [{ when: 'It is a number that counts something', take: 'Forms/Number field' }],
      parts: ['Label', 'Help', 'Prefix', 'Field', 'Error'],
      behaviour: [
        'What is typed is not reformatted.',
        'With a prefix the national number is asked, without one the international number.',
        'A native field: sent without script.',
      ],
      keyboard: [
        [['Digits'], 'write the number, with spaces and signs as people like; phones show the keys for numbers'],
        [['Enter'], 'sends the form'],
      ],
      screenReader: 'The prefix is a second label, read with the number.',
      words: { write: 'Write the number with 10 digits, for instance 06 61 23 45 67.', not: 'Invalid phone number' },
      longText: 'Prefix and number stay left to right in every language.',
      related: ['Forms/Text field', 'Forms/Number field', 'Components/Ltr'],
    } satisfies Guide,
  },
  component: PhoneField,
  args: { label: 'Phone', name: 'phone', prefix: '+212', placeholder: '6 12 34 56 78' },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed stays as it is typed. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Phone +212' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('06 12-34.56 78')
    await expect(field).toHaveValue('06 12-34.56 78')
  },
}

export const WithoutPrefix: Story = { args: { prefix: undefined, help: 'With the calling code.', placeholder: '' } }

export const WithError: Story = {
  args: { defaultValue: '06 12', error: 'Write the number with 10 digits, for instance 06 61 23 45 67.' },
}

export const Disabled: Story = { args: { defaultValue: '6 12 34 56 78', disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Inombolo yocingo esingakushayela kuyo noma sikuthumelele umyalezo we-WhatsApp',
    error: 'Inombolo yocingo oyifakile ayilungile; sicela ubheke ukuthi awushiyanga izinombolo',
  },
  globals: { viewport: { value: 'w320' } },
}

/** The calling code stays before the number. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الهاتف', defaultValue: '6 12 34 56 78' },
  play: async ({ canvas }) => {
    const code = canvas.getByText('+212').getBoundingClientRect()
    await expect(code.right).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().left + 1)
  },
}
